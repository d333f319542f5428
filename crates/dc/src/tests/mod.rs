//! Tests of the rules, by question.

mod attacks;
mod catalogue;
mod end;
mod equipment;
mod facts;
mod heroes;
mod locations;
mod random;
mod rulings;
mod setup;
mod starters;
mod super_heroes;
mod super_powers;
mod super_villains;
mod table;
mod turn;
mod villains;
