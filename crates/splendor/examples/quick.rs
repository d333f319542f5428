use game::*; use splendor::Splendor; use std::time::Instant;
fn main(){
  for players in 2..=4 { for dealer in [false,true] {
    let config = format!("players={players}").parse().unwrap();
    let mut out=Vec::with_capacity(128); let mut dice=FastDice::new(1);
    let n=100_000u64; let t=Instant::now(); let (mut turns,mut dec,mut draws)=(0u64,0u64,0u64);
    for i in 0..n { let mut g=Splendor::start(&config); let mut d=Dealer::from_seed(1,i); let mut k=0;
      loop { match g.turn() { Turn::Over=>break, Turn::Chance=>{let a=if dealer {g.sample(&mut d.draw(k))} else {g.sample(&mut dice)}; k+=1; g.apply(a,&mut ());}
        Turn::Player(_)=>{ g.legal(&mut out); dec+=1; let a=out[dice.below(out.len() as u32) as usize]; g.apply(a,&mut ()); } } }
      turns+=g.tableau().seats().len() as u64 * (g.view(Eyes::Spectator).common.round as u64-1); draws+=k as u64; }
    let s=t.elapsed().as_secs_f64();
    println!("{players} dealer={dealer}: {:.0} games/s {:.2}M turns/s, {:.1} turns {:.1} dec {:.1} draws per game; size {}", n as f64/s, turns as f64/s/1e6, turns as f64/n as f64, dec as f64/n as f64, draws as f64/n as f64, std::mem::size_of::<Splendor>());
  }}
}
