//! Actions as numbers and positions as tensors.

use crate::Splendor;
use game::{Encode, Space};

/// The same numbers as ever: whoever changes what they mean raises [`Encode::ENCODING`], and then this list.
#[test]
fn stored_numbers_keep_their_meaning() {
    let sample = |config: &str| {
        let config = config.parse().expect("a config");
        Space::<Splendor>::new(&config).sample(&config, 3)
    };
    assert_eq!(Splendor::ENCODING, 1);
    assert_eq!(
        ["players=2", "players=3", "players=4"].map(sample),
        [
            "bdba98e782a94ec0f56ded6d99e8aa8ba631c150aefd2f9470f29a5f1c162d6a",
            "d03aa19f7d0a05bd250a8172e9a1a468258f54358e3aae714826110d619c772a",
            "2c00db8f3a58817b8b7ed9c28249f43ae77f38756ccad2089084181d9000f775"
        ]
    );
}
