//! The words in which cards are written: what stands in `cards/*.ron`. `docs/cards.md` teaches them.

use serde::Deserialize;

/// A file of cards.
#[derive(Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, default)]
pub struct File {
    /// Cards that are played from hands.
    pub cards: Vec<CardEntry>,
    /// Super Heroes, one before each player.
    pub heroes: Vec<HeroEntry>,
    /// Challenges of the crossover.
    pub challenges: Vec<ChallengeEntry>,
    /// Plots of the Mastermind.
    pub plots: Vec<PlotEntry>,
    /// Machinations.
    pub machinations: Vec<MachinationsEntry>,
}

/// Where the text of a card comes from.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// As printed.
    Printed,
    /// The printed text could not be had; this is our own, true to all that is known.
    Reconstructed,
}

/// DCB-07: what a card is.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the types of the game")]
pub enum Type {
    Starter,
    Hero,
    Villain,
    SuperPower,
    Equipment,
    Location,
    SuperVillain,
    Weakness,
}

/// A card that is played from a hand.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// The name in actions, records and links: lower case letters, digits and `_`.
    pub id: String,
    /// What it is.
    pub kind: Type,
    /// What it costs.
    pub cost: i32,
    /// Its victory points.
    #[serde(default)]
    pub vp: Points,
    /// How many there are.
    pub copies: i32,
    /// In which game it is used.
    #[serde(default)]
    pub pack: Pack,
    /// Where its text comes from.
    pub source: Source,
    /// What it does when played, in order.
    #[serde(default)]
    pub play: Vec<Effect>,
    /// What it is good for against an Attack.
    pub defense: Option<DefenseEntry>,
    /// What it does while it lies before its owner. Only Locations stay.
    #[serde(default)]
    pub ability: Vec<AbilityEntry>,
    /// What a Super-Villain does to every player when it is turned up.
    pub appears: Option<Vec<Effect>>,
    /// Where it goes at the end of the turn in which it was played.
    #[serde(default)]
    pub leaves_to: Leaves,
    /// Whoever buys or gains it may put it on top of the own deck.
    #[serde(default)]
    pub may_go_on_deck: bool,
    /// A name that replaces the built-in one.
    pub name: Option<String>,
    /// A text that replaces the one composed from the effects.
    pub text: Option<String>,
}

/// The game to which a card belongs.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pack {
    /// The base game.
    #[default]
    Base,
    /// The crossover; carries its mark.
    Watchmen,
}

/// Where a played card goes at the end of the turn.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leaves {
    /// To its owner's discard pile.
    #[default]
    Discard,
    /// To the bottom of its owner's deck.
    DeckBottom,
}

/// Victory points of one card.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Points {
    /// A number.
    Points(i8),
    /// So many for each such card that one owns.
    ForEach(What, i8),
    /// So many if one owns at least this number of other such cards.
    IfOthers(What, u8, i8),
}

impl Default for Points {
    fn default() -> Self {
        Self::Points(0)
    }
}

/// A Defense.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DefenseEntry {
    /// True if the card is only shown and stays in the hand.
    #[serde(default)]
    pub stays: bool,
    /// What else happens to the defender.
    #[serde(default)]
    pub then: Vec<Effect>,
}

/// Something that works when its moment comes.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AbilityEntry {
    /// When.
    pub when: Moment,
    /// What happens.
    pub then: Vec<Effect>,
}

/// When an ability works, always on its owner's turn.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Moment {
    /// The first such card is played this turn.
    First(What),
    /// Each such card is played.
    Each(What),
    /// Each such card is played whose name was not played yet this turn.
    EachName(What),
    /// So many such cards with different names have been played this turn.
    Names(u8, What),
    /// Cards of so many types (Starters and Weaknesses are none) have been played this turn.
    Types(u8),
    /// A card tells to draw for the first time this turn.
    FirstDraw,
    /// A card is contributed for the first time this turn.
    FirstContribution,
    /// Such a card is bought or gained.
    Gain(What),
    /// Once per turn, when the owner wishes.
    AtWill,
}

/// A Super Hero.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct HeroEntry {
    /// The name in actions and records.
    pub id: String,
    /// In which game.
    pub pack: Pack,
    /// Where its text comes from.
    pub source: Source,
    /// What it does.
    #[serde(default)]
    pub ability: Vec<AbilityEntry>,
    /// Such cards may be put on top of the own deck when bought or gained.
    pub topdecks: Option<What>,
    /// DCB-06: takes the first turn.
    #[serde(default)]
    pub begins: bool,
    /// A name that replaces the built-in one.
    pub name: Option<String>,
    /// A text that replaces the one composed from the effects.
    pub text: Option<String>,
}

/// A Challenge.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ChallengeEntry {
    /// The name in actions and records.
    pub id: String,
    /// 1, 2 or 3.
    pub level: u8,
    /// The Power that beats it.
    pub power: u8,
    /// Where its text comes from.
    pub source: Source,
    /// What it does while it is face up.
    pub lasting: Lasting,
    /// What must be contributed, one card for each.
    pub needs: Vec<What>,
    /// A Location that lies in play may be contributed.
    #[serde(default)]
    pub takes_locations: bool,
    /// A name that replaces the built-in one.
    pub name: Option<String>,
    /// A text that replaces the one composed from the effects.
    pub text: Option<String>,
}

/// The lasting effect of a Challenge.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Lasting {
    /// Such cards cost more to buy.
    Dearer(What, u8),
    /// At the end of a turn with so many such cards in the Line-Up the active player gains a Weakness.
    Unrest(What, u8),
    /// When it is turned up, and at every so many destroyed cards, an Attack on every player: gain a Weakness.
    Scare(u8),
    /// WAT-73: one more card joins the Line-Up after the refill.
    ExtraCard,
    /// At the end of each turn the dearest card of the Line-Up is destroyed.
    DestroyDearest,
    /// WAT-78: at the end of each turn a card of this cost goes from the Line-Up under the Clock; with so many there, it strikes.
    Clock {
        /// The cost of the cards that go under the Clock.
        cost: u8,
        /// The number that ends the game.
        strikes_at: u8,
    },
}

/// A Plot.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PlotEntry {
    /// The name in actions and records.
    pub id: String,
    /// The Power that beats it.
    pub power: u8,
    /// Where its text comes from.
    pub source: Source,
    /// How many cards of the main deck are destroyed at the end of the Mastermind's turn.
    pub destroys: Ruin,
    /// What else holds while it is in play.
    pub also: Option<Hardship>,
    /// A name that replaces the built-in one.
    pub name: Option<String>,
    /// A text that replaces the one composed from the effects.
    pub text: Option<String>,
}

/// How many cards a Plot destroys from the top of the main deck.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Ruin {
    /// So many.
    Cards(u8),
    /// One for each Weakness gained by anybody since the Mastermind's last turn.
    PerWeakness {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// One for each such card in the Line-Up.
    PerLineUp {
        /// Which cards count.
        what: What,
        /// At most.
        most: u8,
    },
    /// One for each such card that the Mastermind played this turn.
    PerPlayed {
        /// Which cards count.
        what: What,
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Until such a card is destroyed.
    Until {
        /// The card that ends it.
        what: What,
        /// At most.
        most: u8,
    },
}

/// The second line of a Plot.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Hardship {
    /// Attacks of the Mastermind can't be defended.
    NoDefense,
    /// The first card with Attack that a Loyal player plays in a turn gives no Power.
    FirstAttackPowerless,
    /// Such cards cost Loyal players more to buy.
    LoyalPayMore(What, u8),
    /// A Loyal player who plays such a card gains a Weakness.
    WeaknessForPlaying(What),
}

/// Machinations.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MachinationsEntry {
    /// The name in actions and records.
    pub id: String,
    /// Where its text comes from.
    pub source: Source,
    /// WAT-30: one such card too with two or three players.
    pub few_players: What,
    /// So many such cards with different names.
    pub different: u8,
    /// Which cards.
    pub what: What,
    /// A name that replaces the built-in one.
    pub name: Option<String>,
    /// A text that replaces the one composed from the effects.
    pub text: Option<String>,
}

/// Which cards.
#[derive(Deserialize, Clone, PartialEq, Debug, Default)]
pub enum What {
    /// All.
    #[default]
    Any,
    /// Of this type. A Super-Villain is a Villain (DCB-07).
    Type(Type),
    /// With this id.
    Named(String),
    /// Of at most this cost.
    CostAtMost(u8),
    /// Of at least this cost.
    CostAtLeast(u8),
    /// Of an even cost; 0 is even.
    CostEven,
    /// Of an odd cost.
    CostOdd,
    /// With the mark of the crossover.
    Watchmen,
    /// With an Attack.
    HasAttack,
    /// With a Defense.
    HasDefense,
    /// Any of these.
    Or(Vec<What>),
    /// All of these.
    And(Vec<What>),
    /// Not this.
    Not(Box<What>),
}

/// A place from which cards are chosen.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    /// The own hand.
    Hand,
    /// The own discard pile.
    Discard,
    /// The Line-Up.
    LineUp,
    /// The stack of Kicks.
    Kicks,
    /// What one bought or gained this turn, as far as it lies in the discard pile or on the deck.
    Gained,
}

/// Where a card goes.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// The own hand.
    Hand,
    /// The own discard pile.
    Discard,
    /// The top of the own deck.
    DeckTop,
    /// The bottom of the own deck.
    DeckBottom,
    /// Out of the game.
    Destroyed,
    /// The Line-Up.
    LineUp,
    /// Under the own Super Hero, until the Super-Villain is defeated.
    UnderHero,
    /// Nowhere: it is only shown to all.
    Shown,
}

/// How many cards.
#[derive(Deserialize, Clone, PartialEq, Debug, Default)]
pub enum Count {
    /// One.
    #[default]
    One,
    /// Exactly so many, or as many as there are.
    Exactly(u8),
    /// At most so many, as one likes.
    UpTo(u8),
    /// As many as one likes.
    AnyNumber,
    /// All.
    All,
    /// As many as are counted.
    For(Tally),
}

/// Something that is counted.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum Tally {
    /// Such cards in the Line-Up.
    InLineUp(What),
    /// Such cards in one's own hand.
    InHand(What),
    /// Foes with such a card in their discard pile.
    FoesWithDiscarded(What),
}

/// A condition.
#[derive(Deserialize, Clone, PartialEq, Debug)]
pub enum When {
    /// This is the first card played this turn.
    FirstPlay,
    /// One's discard pile is empty.
    DiscardEmpty,
    /// One has a Location in play.
    LocationInPlay,
    /// The card just revealed, looked at or moved is such a card.
    It(What),
    /// At least so many other such cards were played this turn.
    PlayedOthers(u8, What),
}

/// What a card does. A list of effects is resolved from top to bottom.
#[derive(Deserialize, Debug)]
pub enum Effect {
    /// So much Power.
    Power(u8),
    /// So much Power for each that is counted.
    PowerFor(u8, Tally),
    /// All Power made this turn is doubled (DCB-41).
    DoublePower,
    /// Draw so many cards.
    Draw(u8),
    /// Draw and show up to so many cards one by one, each if one likes, until such a card comes.
    DrawOneByOne {
        /// At most so many.
        most: u8,
        /// The card that ends it.
        until: What,
    },
    /// Whoever played the card draws so many.
    PlayerDraws(u8),
    /// Choose cards and move them. Cards that come from outside are gained by it.
    Move {
        /// How many.
        #[serde(default)]
        count: Count,
        /// Which.
        #[serde(default)]
        what: What,
        /// From where.
        from: Vec<Zone>,
        /// Where to.
        to: To,
    },
    /// A random card of the hand goes there.
    RandomFromHand(To),
    /// Show the whole hand.
    RevealHand,
    /// Show the top card of the own deck to all; `It` is that card.
    Reveal,
    /// Look at the top card of the own deck; `It` is that card.
    Look,
    /// Show the top card of the main deck to all; `It` is that card.
    RevealMain,
    /// `It` goes there.
    MoveIt(To),
    /// Gain so many Weaknesses.
    Weakness(u8),
    /// Gain a Weakness for each that is counted.
    WeaknessFor(Tally),
    /// Only if the condition holds.
    If {
        /// The condition.
        when: When,
        /// What happens if it holds.
        then: Vec<Effect>,
        /// What happens otherwise.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// One may do this.
    May {
        /// What one may do.
        act: Vec<Effect>,
        /// What happens if it was done.
        #[serde(default)]
        then: Vec<Effect>,
        /// What happens if not.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// One of these, as one chooses.
    Choose(Vec<Vec<Effect>>),
    /// As often as one likes: pay so much Power for the effect. If not even once, something else.
    Pay {
        /// The Power to pay.
        power: u8,
        /// What one gets for it.
        act: Vec<Effect>,
        /// What one gets for not using it at all.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// Now, or once such another card is played later this turn.
    Upon(What, Vec<Effect>),
    /// An Attack on each foe.
    Attack(Vec<Effect>),
    /// Every foe does this.
    EachFoe(Vec<Effect>),
    /// Whoever played the card plays `It`, which then goes back to where it lies.
    PlayerPlaysIt,
    /// Play such a card of the Line-Up; it goes back there at the end of the turn.
    PlayFromLineUp(What),
    /// Play the face-up Super-Villain; it stays where it is.
    PlaySuperVillain,
    /// Play a card again that was played this turn and is none of these; with `in_play` also one that lies before you.
    PlayAgain {
        /// Ids of cards that can't be chosen.
        except: Vec<String>,
        /// Locations in play can be chosen too.
        #[serde(default)]
        in_play: bool,
    },
    /// One card bought or gained this turn may be put on top of the deck.
    TopdeckOneGain,
    /// Super-Villains cost so much less this turn.
    SuperVillainCostsLess(u8),
    /// Draw so many cards more at the end of the turn.
    HandSize(u8),
    /// The own Super Hero is face down until the Super-Villain is defeated.
    HeroFaceDown,
    /// As many cards come into the Line-Up as were just moved out of it.
    Replace,
    /// The Line-Up is refilled to five.
    RefillLineUp,
    /// What the words above can't say.
    Special(Special),
}

/// The few things that have no words of their own.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// X-Ray Vision: the tops of all foes' decks are compared before one is played, across several players.
    PlayFoesTop,
    /// Brainiac: a random card of every foe is shown before any is played, in an order of one's choice.
    PlayFoesRandom,
    /// Brainiac's appearance: cards of several players are mixed and dealt back.
    Exchange,
    /// The Joker's appearance: all pass a card at once, and what one gets decides what follows.
    PassLeft,
    /// Disintegration: takes away a Challenge, a Plot or a player, which are no cards in a zone.
    Disintegrate,
}
