mod messages;
mod plurals;
mod rules;
