//! The languages of the table.
//!
//! To add one, add its line to [`texts`], its lines to `words.rs` of the client, and the files that the compiler then
//! asks for.

/// Files that are there in every language, as `(code, text)`; the first language stands in where another
/// has nothing to say. The path is that of the file up to the code, seen from the file that asks, and what
/// follows the code.
///
/// ```ignore
/// const TEXTS: Texts = Texts(languages::texts!("../locale/", ".ftl"));
/// ```
#[macro_export]
macro_rules! texts {
    ($start:literal, $end:literal) => {
        $crate::texts! { @each $start, $end;
            "en",
            "fr",
            "de",
        }
    };
    (@each $start:literal, $end:literal; $($code:literal,)*) => {
        &[$(($code, include_str!(concat!($start, $code, $end)))),*]
    };
}
