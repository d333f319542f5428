//! Players for any game, and matches between them.
//!
//! Everything here knows only the contract of [`game`]. A player gets what its seat may know ([`game::Seen`]) and dice of its own.

mod analysis;
mod budget;
mod calibration;
mod contest;
mod correction;
mod evaluate;
mod greedy;
mod ismcts;
mod matrix;
mod meeting;
mod player;
mod rating;
mod sprt;
mod tree;

pub use analysis::{Depth, Insight, Measured, Weighed, alternatives, study};
pub use budget::{Budget, Limit};
pub use calibration::{Bin, Calibration};
pub use contest::{Contest, Effort};
pub use correction::Correction;
pub use evaluate::{Evaluate, Rollout, Values, values};
pub use greedy::Greedy;
pub use ismcts::{Considered, Manner, Search, Thought};
pub use meeting::Meeting;
pub use player::{Failure, Player, Random};
pub use rating::{Estimate, Ratings, Score};
pub use sprt::{Sprt, Verdict};
pub use tree::Curiosity;
