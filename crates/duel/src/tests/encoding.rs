//! Actions as numbers and positions as tensors.

use crate::Duel;
use game::{Encode, Space};

/// The same numbers as ever: whoever changes what they mean raises [`Encode::ENCODING`], and then this list.
#[test]
fn stored_numbers_keep_their_meaning() {
    let sample = |config: &str| {
        let config = config.parse().expect("a config");
        Space::<Duel>::new(&config).sample(&config, 3)
    };
    assert_eq!(Duel::ENCODING, 1);
    assert_eq!(["players=2"].map(sample), ["2a99c9bbffb57f19433e963136cd6e1d4756771e283bf4d80aa55525029606ac"]);
}
