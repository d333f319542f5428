//! How fast the rules are: whole random games, and single operations on positions from such games.

use catalog::simulate::random_playout;
use catalog::{AnyGame, Bots, Samples, Visitor};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::FastDice;

struct Measure<'a> {
    criterion: &'a mut Criterion,
    players: u8,
    mode: Option<&'a String>,
}

impl Visitor for Measure<'_> {
    type Output = ();

    fn visit<G: Bots>(self) {
        let mode = self.mode.map(|mode| format!(" mode={mode}")).unwrap_or_default();
        let config: G::Config = format!("players={}{mode}", self.players).parse().expect("defaults are valid");
        let table = format!("{}-{}{mode}", G::NAME, self.players).replace(" mode=", "-");
        let mut group = self.criterion.benchmark_group(&table);
        group.sample_size(30);

        let mut dice = FastDice::new(1);
        let mut buffer = Vec::with_capacity(512);
        group.throughput(Throughput::Elements(1));
        group.bench_function("game", |bencher| {
            bencher.iter(|| random_playout::<G>(&config, &mut buffer, &mut dice, |_| ()));
        });

        let mut samples = Samples::<G>::take(config.clone());
        let (decisions, actions) = (samples.decisions() as u64, samples.actions() as u64);
        group.throughput(Throughput::Elements(decisions));
        group.bench_function("legal", |bencher| bencher.iter(|| samples.legal()));
        group.bench_function("clone", |bencher| bencher.iter(|| samples.copy()));
        group.bench_function("judge", |bencher| bencher.iter(|| samples.judge()));
        group.bench_function("clone and determinize", |bencher| bencher.iter(|| samples.copy_and_determinize()));
        group.throughput(Throughput::Elements(actions));
        group.bench_function("apply", |bencher| bencher.iter(|| samples.apply()));
        group.finish();
    }
}

fn rules(criterion: &mut Criterion) {
    for &game in AnyGame::ALL {
        for players in game.players().0..=game.players().1 {
            let modes = game.modes();
            let modes: Vec<Option<&String>> =
                if modes.is_empty() { vec![None] } else { modes.iter().map(Some).collect() };
            for mode in modes {
                game.visit(Measure { criterion, players, mode });
            }
        }
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
