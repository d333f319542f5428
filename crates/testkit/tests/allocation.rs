//! Once its buffers are warm, playing allocates nothing.

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

fn allocations<G: Game>(players: u8) -> u64 {
    let config = format!("players={players}").parse().expect("a valid config");
    let mut legal = Vec::with_capacity(512);
    play::<G>(&config, 20, &mut legal);
    let before = dhat::HeapStats::get().total_blocks;
    play::<G>(&config, 200, &mut legal);
    dhat::HeapStats::get().total_blocks - before
}

/// One test, because the counter is the whole process's.
#[test]
fn no_move_allocates() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let kept = std::hint::black_box(vec![1]);
    assert!(dhat::HeapStats::get().total_blocks > 0, "the counter counts: {kept:?}");
    for players in 2..=4 {
        assert_eq!(allocations::<Splendor>(players), 0, "Splendor with {players}");
        assert_eq!(allocations::<Marvel>(players), 0, "Marvel with {players}");
    }
    assert_eq!(allocations::<Duel>(2), 0, "Duel");
}
