//! What can be asked about one's own account.

use super::body::{Body, Named, read, read_secret};
use super::refusals::{
    OfAccounts, OfGames, OfNewAccounts, OfPassphrase, OfRevoking, OfSigningIn, OfSigningOut, OfTokens,
};
use super::whoever::{account_cookie, claim, no_account_cookie, signed_in};
use crate::accounts::Accounts;
use crate::guard::Asker;
use crate::protocol::{
    AccountInfo, Credentials, MadeToken, Name, NewPassphrase, NewToken, SignedIn, TableInfo, TokenInfo,
};
use crate::refused::{Code, Refused};
use crate::secret::AccountToken;
use crate::tables::Tables;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use utoipa::IntoParams;

/// The most games in a list.
const LISTED: usize = 50;

fn begun(status: StatusCode, (name, token): (Name, AccountToken)) -> Response {
    let signed_in = SignedIn { name, token: token.text().into() };
    (status, [(SET_COOKIE, account_cookie(&token))], Json(signed_in)).into_response()
}

/// Opens an account and a session.
#[utoipa::path(
    post,
    path = "/api/accounts",
    tag = "accounts",
    operation_id = "open_account",
    request_body = Credentials,
    responses((status = 201, body = SignedIn), OfNewAccounts)
)]
pub async fn open(
    State(accounts): State<Accounts>,
    Extension(asker): Extension<Asker>,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: Credentials = read_secret(body)?;
    Ok(begun(StatusCode::CREATED, accounts.open(asker.0, &wanted).await?))
}

/// Opens another session.
#[utoipa::path(
    post,
    path = "/api/session",
    tag = "accounts",
    request_body = Credentials,
    responses((status = 201, body = SignedIn), OfSigningIn)
)]
pub async fn sign_in(
    State(accounts): State<Accounts>,
    Extension(asker): Extension<Asker>,
    body: Body,
) -> Result<Response, Refused> {
    let said: Credentials = read_secret(body)?;
    Ok(begun(StatusCode::CREATED, accounts.sign_in(asker.0, &said).await?))
}

/// Ends the session.
#[utoipa::path(
    delete,
    path = "/api/session",
    tag = "accounts",
    responses((status = 204), OfSigningOut),
    security(("token" = []), ("account" = []))
)]
pub async fn sign_out(State(accounts): State<Accounts>, headers: HeaderMap) -> Result<Response, Refused> {
    let account = signed_in(&accounts, &headers).await?;
    let id = account.token.clone();
    accounts.revoke(&account, &id).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_account_cookie())]).into_response())
}

/// One's own account.
#[utoipa::path(
    get,
    path = "/api/account",
    tag = "accounts",
    operation_id = "account",
    responses((status = 200, body = AccountInfo), OfAccounts),
    security(("token" = []), ("account" = []))
)]
pub async fn info(State(accounts): State<Accounts>, headers: HeaderMap) -> Result<Json<AccountInfo>, Refused> {
    let account = signed_in(&accounts, &headers).await?;
    accounts.info(&account).await.map(Json)
}

/// Changes the passphrase.
#[utoipa::path(
    post,
    path = "/api/account/passphrase",
    tag = "accounts",
    request_body = NewPassphrase,
    responses((status = 204), OfPassphrase),
    security(("token" = []), ("account" = []))
)]
pub async fn passphrase(
    State(accounts): State<Accounts>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Refused> {
    let account = signed_in(&accounts, &headers).await?;
    let wanted: NewPassphrase = read_secret(body)?;
    accounts.change(asker.0, &account, &wanted).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which games to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Listed {
    /// Only those that were begun before this time, in milliseconds since 1970.
    before: Option<i64>,
}

/// One's own games, the newest first.
#[utoipa::path(
    get,
    path = "/api/account/games",
    tag = "accounts",
    operation_id = "games_of_account",
    params(Listed),
    responses((status = 200, body = Vec<TableInfo>), OfGames),
    security(("token" = []), ("account" = []))
)]
pub async fn games(
    State(accounts): State<Accounts>,
    State(tables): State<Tables>,
    listed: Result<Query<Listed>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableInfo>>, Refused> {
    let Query(listed) = listed.map_err(Refused::malformed)?;
    let account = signed_in(&accounts, &headers).await?;
    let claim = claim(&accounts, &headers).await?;
    let mut games = Vec::new();
    for table in accounts.tables(&account, listed.before.unwrap_or(i64::MAX), LISTED).await? {
        match tables.enter(&table, &claim).await {
            Ok((_, _, info)) => games.push(info),
            // One table that cannot be read hides no other.
            Err(refused) if refused.code == Code::Storage => {}
            Err(refused) => return Err(refused),
        }
    }
    Ok(Json(games))
}

/// The tokens by which one is known.
#[utoipa::path(
    get,
    path = "/api/account/tokens",
    tag = "accounts",
    responses((status = 200, body = Vec<TokenInfo>), OfAccounts),
    security(("token" = []), ("account" = []))
)]
pub async fn tokens(State(accounts): State<Accounts>, headers: HeaderMap) -> Result<Json<Vec<TokenInfo>>, Refused> {
    let account = signed_in(&accounts, &headers).await?;
    accounts.list(&account).await.map(Json)
}

/// Makes a token.
#[utoipa::path(
    post,
    path = "/api/account/tokens",
    tag = "accounts",
    request_body = NewToken,
    responses((status = 201, body = MadeToken), OfTokens),
    security(("token" = []), ("account" = []))
)]
pub async fn make_token(
    State(accounts): State<Accounts>,
    headers: HeaderMap,
    body: Body,
) -> Result<(StatusCode, Json<MadeToken>), Refused> {
    let account = signed_in(&accounts, &headers).await?;
    let wanted: NewToken = read(body)?;
    let (info, token) = accounts.make(&account, &wanted.name).await?;
    Ok((StatusCode::CREATED, Json(MadeToken { info, token: token.text().into() })))
}

/// Revokes a token.
#[utoipa::path(
    delete,
    path = "/api/account/tokens/{token}",
    tag = "accounts",
    params(("token" = String, Path, pattern = "^[0-9a-f]{16}$")),
    responses((status = 204), OfRevoking),
    security(("token" = []), ("account" = []))
)]
pub async fn revoke_token(
    State(accounts): State<Accounts>,
    Named(id): Named,
    headers: HeaderMap,
) -> Result<StatusCode, Refused> {
    let account = signed_in(&accounts, &headers).await?;
    accounts.revoke(&account, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
