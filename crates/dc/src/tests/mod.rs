//! Tests of the rules, by question.

mod random;
mod table;
