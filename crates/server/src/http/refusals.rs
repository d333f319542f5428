//! Which refusals each address may answer with. The description of the API is made from these lists, and the tests hold every answer of the
//! server against it.

use crate::refused::Code::{self, *};
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::IntoResponses;
use utoipa::openapi::schema::{AllOfBuilder, ObjectBuilder, Type};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};

/// Whoever asks for anything.
const ALWAYS: &[Code] = &[TooMany, TooSlow];
/// Whoever asks for a change.
const CHANGE: &[Code] = &[ForeignOrigin];
/// Whoever sends something.
const BODY: &[Code] = &[Malformed, TooLarge];
/// Whoever asks a table, which may have to be fetched.
const TABLE: &[Code] = &[UnknownTable, TooManyTables, Storage, Stopping];
/// Whoever may show the token of an account, which may have to be looked up.
const KNOWN: &[Code] = &[SignedOut, Revoked];
/// Whoever shows the secret of a seat.
const SEAT: &[Code] = &[NoSeat, SignedOut, Revoked];
/// Whoever must have a seat.
const PLAYER: &[Code] = &[NoSeat, SignedOut, Revoked, Spectator];
/// Whoever asks about their own account.
const OWN: &[Code] = &[SignedOut, Revoked, Storage, Stopping];
/// Whoever sends a message to a table.
const MESSAGE: &[Code] = &[
    Stale,
    KeyUsed,
    NotYourTurn,
    AfterDraw,
    TurnPassed,
    NoAction,
    Illegal,
    NothingToUndo,
    NotPlaying,
    SeatTaken,
    BadSeats,
    NoSuchBot,
    BadName,
    NotAway,
    Lesson,
];

macro_rules! refusals {
    ($($(#[$about:meta])* $name:ident: $($codes:expr),*;)+) => {$(
        $(#[$about])*
        pub struct $name;

        impl IntoResponses for $name {
            fn responses() -> BTreeMap<String, RefOr<Response>> {
                by_status(&[ALWAYS, $($codes),*])
            }
        }
    )+};
}

refusals! {
    /// Of what needs nothing.
    OfAnything: ;
    /// Of whether the server is ready.
    OfReadiness: &[Storage, Stopping];
    /// Of the list of tables.
    OfList: &[Malformed];
    /// Of a new table.
    OfOpening: CHANGE, BODY, KNOWN, &[UnknownGame, BadOption, BadSeats, BadName, BadClock, NoSuchBot, TooManyTables, Storage, Stopping];
    /// Of a lesson.
    OfLessons: CHANGE, BODY, KNOWN, &[NoLesson, BadName, TooManyTables, Storage, Stopping];
    /// Of a look at a table.
    OfLooking: TABLE, SEAT;
    /// Of a seat.
    OfJoining: CHANGE, BODY, TABLE, KNOWN, &[BadName, BadSeats, BadEntropy, NoOpenSeat, SeatTaken];
    /// Of what only players may.
    OfPlayers: CHANGE, TABLE, PLAYER;
    /// Of the next game.
    OfRematch: CHANGE, BODY, TABLE, PLAYER, &[NotOver, NoOpenSeat, SeatTaken, UnknownGame, BadEntropy];
    /// Of what is added to the draws.
    OfEntropy: CHANGE, BODY, TABLE, PLAYER, &[BadEntropy, Started];
    /// Of a seat that an account shall keep.
    OfKeeping: CHANGE, TABLE, PLAYER, &[SeatTaken];
    /// Of a record.
    OfRecord: TABLE, &[NotOver];
    /// Of a socket.
    OfSocket: CHANGE, TABLE, SEAT, &[Malformed];
    /// Of a stream.
    OfStream: TABLE, SEAT, &[Malformed];
    /// Of the stream of all tables.
    OfEvents: &[Malformed, SignedOut, Revoked, Storage, Stopping];
    /// Of a message.
    OfMessages: CHANGE, BODY, TABLE, PLAYER, MESSAGE;
    /// Of a game that is shown again.
    OfReplay: TABLE, SEAT, &[Malformed, BadSeats, NotOver, NotPlaying, OldRules];
    /// Of a record that is shown.
    OfReplays: &[Malformed, BadSeats, BadRecord, OldRules, UnknownReplay, Storage];
    /// Of the text of such a record.
    OfImported: &[UnknownReplay, Storage];
    /// Of an analysis of a table.
    OfAnalysing: CHANGE, BODY, TABLE, SEAT, &[NotOver, NotPlaying, OldRules, NothingToAnalyse, BadRecord];
    /// Of an analysis of a record.
    OfAnalysingRecords: CHANGE, BODY, &[UnknownReplay, BadRecord, OldRules, NothingToAnalyse, Storage];
    /// Of how far an analysis has come.
    OfAnalyses: &[UnknownTable, UnknownAnalysis, Storage];
    /// Of an analysis that shall stop.
    OfStoppingAnalyses: CHANGE, &[UnknownTable, UnknownAnalysis];
    /// Of a table that begins in the middle of a game.
    OfPlayingOn: CHANGE, BODY, TABLE, SEAT, &[BadSeats, BadName, NoSuchBot, NotOver, NotPlaying, OldRules, BadRecord];
    /// Of a table that begins in the middle of a record.
    OfPlayingOnRecords: CHANGE, BODY, KNOWN, &[BadSeats, BadName, NoSuchBot, UnknownReplay, BadRecord, OldRules, TooManyTables, Storage, Stopping];
    /// Of a hint.
    OfHints: CHANGE, TABLE, PLAYER, &[NotPlaying, NotAlone, NotYourTurn];
    /// Of a record that is brought along.
    OfImport: CHANGE, &[Malformed, BadName, BadRecord, Storage];
    /// Of a new account.
    OfNewAccounts: CHANGE, BODY, &[BadName, BadPassphrase, NameTaken, Storage, Stopping];
    /// Of a new session.
    OfSigningIn: CHANGE, BODY, &[BadName, WrongPassphrase, Storage, Stopping];
    /// Of the end of a session.
    OfSigningOut: CHANGE, OWN, &[NeedsPassphrase, UnknownToken];
    /// Of one's own account.
    OfAccounts: OWN;
    /// Of one's own games.
    OfGames: OWN, &[Malformed, TooManyTables, UnknownTable];
    /// Of a new passphrase.
    OfPassphrase: CHANGE, BODY, OWN, &[NeedsPassphrase, BadPassphrase, WrongPassphrase];
    /// Of a new token.
    OfTokens: CHANGE, BODY, OWN, &[NeedsPassphrase, BadName, TooManyTokens];
    /// Of a token that shall not count any more.
    OfRevoking: CHANGE, OWN, &[NeedsPassphrase, UnknownToken];
    /// Of a file.
    OfFiles: &[UnknownPath];
}

fn by_status(lists: &[&[Code]]) -> BTreeMap<String, RefOr<Response>> {
    let mut groups: BTreeMap<u16, Vec<Code>> = BTreeMap::new();
    for &code in lists.iter().copied().flatten() {
        groups.entry(code.status().as_u16()).or_default().push(code);
    }
    groups.into_iter().map(|(status, codes)| (status.to_string(), RefOr::T(response(&codes)))).collect()
}

/// A refusal with one of these codes.
fn response(codes: &[Code]) -> Response {
    let names: Vec<Value> =
        codes.iter().map(|code| serde_json::to_value(code).expect("codes are plain data")).collect();
    let listed: Vec<String> = names.iter().filter_map(Value::as_str).map(|name| format!("`{name}`")).collect();
    let code = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names));
    let narrowed = ObjectBuilder::new().schema_type(Type::Object).property("code", code).required("code");
    let schema = AllOfBuilder::new().item(Ref::from_schema_name("Refused")).item(narrowed);
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description(listed.join(", ")).content("application/json", content).build()
}
