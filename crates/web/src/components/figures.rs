//! Tables of numbers.

use leptos::prelude::*;

use crate::wording::Speech;

/// A table with these keys of its name and its columns; an empty key is a column without a name. Where the
/// screen is too narrow it is moved sideways by itself.
pub(crate) fn figures(
    speech: Speech,
    name: &'static str,
    columns: &[&'static str],
    rows: Vec<AnyView>,
) -> impl IntoView + use<> {
    let heads = columns.iter().map(|&key| match key {
        "" => view! { <td></td> }.into_any(),
        key => view! { <th scope="col">{speech.text(key)}</th> }.into_any(),
    });
    view! {
        <div class="wide" tabindex="0" role="group" aria-label=speech.text(name)>
            <table class="figures">
                <thead>
                    <tr>{heads.collect_view()}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
