//! Games between players: who hears what, who is counted how, and what becomes of those who fail.

use game::{Dealer, Eyes, FastDice, Game, Play, Seat, Seen, Turn};
use search::{Contest, Failure, Player, Random};
use splendor::Splendor;
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Action = <Splendor as Game>::Action;
/// What was told, in order.
type Heard = Arc<Mutex<Vec<(Turn, Action)>>>;

/// Plays at random and writes down what it hears.
struct Listener {
    random: Random<Splendor>,
    heard: Heard,
}

impl Player<Splendor> for Listener {
    fn choose(&mut self, seen: &Seen<Splendor>) -> Result<Action, Failure> {
        self.random.choose(seen)
    }

    fn hear(&mut self, actor: Turn, action: Action) {
        self.heard.lock().unwrap().push((actor, action));
    }
}

/// Plays at random for some choices, then answers something else.
struct Faltering {
    random: Random<Splendor>,
    left: u32,
    then: Result<Action, Failure>,
}

impl Player<Splendor> for Faltering {
    fn choose(&mut self, seen: &Seen<Splendor>) -> Result<Action, Failure> {
        if self.left == 0 {
            return self.then.clone();
        }
        self.left -= 1;
        self.random.choose(seen)
    }
}

fn random(seed: u64) -> Box<dyn Player<Splendor>> {
    Box::new(Random::new(seed))
}

fn play(players: &mut [Box<dyn Player<Splendor>>], deal: u64) -> Contest {
    let config = format!("players={}", players.len()).parse().unwrap();
    Contest::play::<Splendor>(&config, &Dealer::from_seed(7, deal), players, &mut FastDice::new(1))
}

#[test]
fn everybody_hears_of_every_action_as_their_seat_sees_it() {
    for deal in 0..20 {
        let heard: [Heard; 3] = Default::default();
        let mut players: Vec<Box<dyn Player<Splendor>>> = Vec::new();
        for (seat, heard) in heard.iter().enumerate() {
            players.push(Box::new(Listener { random: Random::new(seat as u64), heard: heard.clone() }));
        }
        let contest = play(&mut players, deal);
        // The whole game, from what each player did and what the dealer drew.
        let dealer = Dealer::from_seed(7, deal);
        let mut whole = Play::<Splendor>::new("players=3".parse().unwrap());
        let mut decisions = [0; 3];
        for index in 0.. {
            whole.draw_all(&dealer, &mut ());
            let Turn::Player(seat) = whole.game().turn() else { break };
            let own = heard[seat.index()].lock().unwrap()[whole.log().len()];
            assert_eq!(own.0, Turn::Player(seat), "action {index}");
            whole.try_apply(own.1, &mut ()).expect("players know their own actions");
            decisions[seat.index()] += 1;
        }
        assert_eq!(contest.returns, whole.game().returns());
        assert_eq!(contest.draws as usize, whole.draws());
        assert!(contest.efforts.iter().zip(decisions).all(|(effort, count)| effort.decisions == count));
        assert_eq!(contest.failed, None);
        for seat in Seat::all(3) {
            let mut game = Splendor::start(whole.config());
            for (&action, &(actor, told)) in whole.log().iter().zip(heard[seat.index()].lock().unwrap().iter()) {
                assert_eq!((actor, told), (game.turn(), game.mask(action, Eyes::Seat(seat))));
                game.apply(action, &mut ());
            }
            assert_eq!(heard[seat.index()].lock().unwrap().len(), whole.log().len());
        }
    }
}

#[test]
fn turns_alternate_and_their_time_adds_up() {
    let contest = play(&mut [random(1), random(2)], 0);
    let [first, second] = contest.efforts[..] else { panic!("two seats") };
    assert!(first.turns.abs_diff(second.turns) <= 1, "{contest:?}");
    for effort in [first, second] {
        assert!(0 < effort.turns && effort.turns <= effort.decisions, "{effort:?}");
        assert!(Duration::ZERO < effort.slowest && effort.slowest <= effort.time, "{effort:?}");
    }
    let again = play(&mut [random(1), random(2)], 0);
    assert_eq!((again.returns, again.draws), (contest.returns, contest.draws));
}

#[test]
fn who_fails_loses_and_the_others_share_the_victory() {
    let nonsense: Action = "noble:WUG".parse().unwrap();
    for (then, failure) in [
        (Err(Failure::Silent), Failure::Silent),
        (Err(Failure::Gone), Failure::Gone),
        (Ok(nonsense), Failure::Nonsense(nonsense.to_string())),
    ] {
        let faltering = Box::new(Faltering { random: Random::new(1), left: 3, then });
        let contest = play(&mut [random(2), faltering, random(3)], 4);
        assert_eq!(contest.failed, Some((Seat::new(1), failure)));
        assert_eq!(contest.returns.to_string(), "1/2 0 1/2");
        assert_eq!(contest.efforts[1].decisions, 4, "the failure counts as a choice");
    }
    let faltering = Box::new(Faltering { random: Random::new(1), left: 0, then: Err(Failure::Gone) });
    assert_eq!(play(&mut [faltering, random(2)], 4).returns.to_string(), "0 1");
}
