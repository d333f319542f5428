//! The Fluent files, embedded.

use crate::Lang;

/// The files of one language, with the contents of each.
pub(crate) type Files = &'static [(&'static str, &'static str)];

macro_rules! files {
    ($lang:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../i18n/", $lang, "/", $name, ".ftl")))),*]
    };
}

macro_rules! languages {
    ($($lang:ident $code:literal),*; $names:tt) => {
        pub(crate) const fn of(lang: Lang) -> Files {
            match lang {
                $(Lang::$lang => languages!(@one $code $names)),*
            }
        }
    };
    (@one $code:literal [$($name:literal)*]) => { files!($code: $($name)*) };
}

languages!(En "en", Pl "pl", Ru "ru";
    ["games" "cards" "events" "refusals" "records" "commands" "analysis" "arena" "train" "terminal" "web" "server" "page"
     "dc" "dc-names" "dc-cards" "dc-board" "page-dc" "lessons" "page-replay"]);
