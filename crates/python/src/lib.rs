//! The Python package `klejnot`: the engine as a native module, `klejnot._klejnot`. What is made of it in Python lies in `python/`.

mod analysis;
mod bot;
mod cards;
mod error;
mod game;
mod patience;
mod space;
mod table;
mod vector;

/// The native part of the package.
#[pyo3::pymodule]
mod _klejnot {
    #[pymodule_export]
    use crate::analysis::analyse;
    #[pymodule_export]
    use crate::bot::{Bot, advise, simulate};
    #[pymodule_export]
    use crate::cards::use_cards;
    #[pymodule_export]
    use crate::error::IllegalAction;
    #[pymodule_export]
    use crate::game::{Game, games, replay};
    #[pymodule_export]
    use crate::space::{Block, Spec, spec};
    #[pymodule_export]
    use crate::vector::VectorEnv;

    /// What `Game.turn` is while a draw is due.
    #[pymodule_export]
    const CHANCE: i64 = crate::game::CHANCE;
    /// What `Game.turn` is when the game is over.
    #[pymodule_export]
    const OVER: i64 = crate::game::OVER;
}
