//! Actions as numbers and positions as tensors.

use crate::Marvel;
use game::{Encode, Space};

/// The same numbers as ever: whoever changes what they mean raises [`Encode::ENCODING`], and then this list.
#[test]
fn stored_numbers_keep_their_meaning() {
    let sample = |config: &str| {
        let config = config.parse().expect("a config");
        Space::<Marvel>::new(&config).sample(&config, 3)
    };
    assert_eq!(Marvel::ENCODING, 1);
    assert_eq!(
        ["players=2", "players=3", "players=4"].map(sample),
        [
            "af97cd89af365ca847337a438e7766e3d30770f1a5921310381b74accf8850b4",
            "bf6377770032678f0612ef049f402d41b822f60a7b054f95a36445e22ff1b955",
            "27af492a38e391355c8acf4136c94d4f633544a13a81dc8d2d0f290199c4e334"
        ]
    );
}
