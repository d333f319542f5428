//! An analysis for people: in a [terminal](print), and as a [page](html) with [plots](plot).

pub mod html;
pub mod plot;
pub mod print;
