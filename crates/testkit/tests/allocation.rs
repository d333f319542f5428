//! Once its buffers are warm, playing allocates nothing.

use dc::Dc;
use duel::Duel;
use game::{Dice, FastDice, Game, Seat};
use splendor::{Marvel, Splendor};
use testkit::random_step;

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// Plays `games` games, and imagines what each seat cannot know now and then.
fn play<G: Game>(config: &G::Config, games: u32, legal: &mut Vec<G::Action>) {
    let mut dice = FastDice::new(1);
    for _ in 0..games {
        let mut game = G::start(config);
        while random_step(&mut game, &mut dice, legal) {
            if dice.below(8) == 0 {
                let mut world = game.clone();
                world.determinize(Seat::new(0), &mut dice);
            }
        }
        std::hint::black_box(game.returns());
    }
}

fn allocations<G: Game>(options: &str, games: u32) -> u64 {
    let config = options.parse().expect("a valid config");
    let mut legal = Vec::with_capacity(512);
    play::<G>(&config, games / 10, &mut legal);
    // The harness of the test may allocate something of its own on another thread meanwhile, but not every time.
    let count = || {
        let before = dhat::HeapStats::get().total_blocks;
        play::<G>(&config, games, &mut legal);
        dhat::HeapStats::get().total_blocks - before
    };
    std::iter::repeat_with(count).take(5).min().expect("five counts")
}

/// One test, because the counter is the whole process's.
#[test]
fn no_move_allocates() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let kept = std::hint::black_box(vec![1]);
    assert!(dhat::HeapStats::get().total_blocks > 0, "the counter counts: {kept:?}");
    for players in 2..=4 {
        let options = format!("players={players}");
        assert_eq!(allocations::<Splendor>(&options, 200), 0, "Splendor with {players}");
        assert_eq!(allocations::<Marvel>(&options, 200), 0, "Marvel with {players}");
    }
    assert_eq!(allocations::<Duel>("players=2", 200), 0, "Duel");
    for players in 2..=5 {
        for mode in ["base", "watchmen"] {
            let options = format!("players={players} mode={mode}");
            assert_eq!(allocations::<Dc>(&options, 40), 0, "DC {options}");
        }
    }
}
