//! All games behind one door.
//!
//! Rules, search and simulation are generic over [`game::Game`]. Whoever gets the name of a game at run time (a command line, a
//! protocol, a file) comes here: [`AnyGame`] names a game and runs generic code for it, [`AnyPlay`] is a game in progress that
//! speaks text and JSON. A new game is one line in `games.rs`.

// First: it defines the macros that the others use.
#[macro_use]
mod games;

mod advice;
mod analysis;
mod calibrate;
mod correction;
mod events;
mod info;
mod lesson;
mod play;
mod samples;
pub mod simulate;
mod teach;
#[cfg(feature = "ts")]
mod types;

pub use advice::{Advice, Advised, SEARCHES, Said, consider};
pub use analysis::{
    AnalysisOptions, Balance, Decision, Mark, Marks, Moment, Progress, Report, SeatReport, Unanalysed, Watch, analyse,
};
pub use bots::{BadSpec, Bots, Spec, learned};
pub use calibrate::{Forecast, Predicted};
pub use correction::{correction, write_correction};
pub use events::AnyEvents;
pub use games::{AnyGame, AnyPlay, AnySeen, Thinker, UnknownGame, Visitor};
pub use info::{GameInfo, OptionInfo, PlayersInfo};
pub use lesson::{BadLesson, Lesson};
pub use play::{Choice, Refused, Step};
pub use samples::Samples;
pub use search::{Bin, Budget, Calibration, Correction};
pub use teach::{Pupil, Taught};
#[cfg(feature = "ts")]
pub use types::export_types;
