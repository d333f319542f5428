//! Training nets: what is kept on disk, and what is shown.

pub mod curve;
pub mod folder;
