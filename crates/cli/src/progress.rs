//! How far something that takes long has come.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many steps. On anything but a terminal it is not drawn.
pub fn bar(steps: u64) -> ProgressBar {
    named(steps, String::new())
}

/// A bar that says what it is about.
pub fn named(steps: u64, about: String) -> ProgressBar {
    let gap = if about.is_empty() { "" } else { " " };
    let style = ProgressStyle::with_template("{msg}{bar:40} {pos}/{len} {eta}").expect("a valid template");
    ProgressBar::new(steps).with_style(style).with_message(about + gap)
}
