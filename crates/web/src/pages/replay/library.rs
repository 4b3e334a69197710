//! The reader's own games, to be looked at again.

use leptos::prelude::*;
use protocol::{Status, TableInfo};

use crate::attention::Attention;
use crate::browser::storage::LocalStorage;
use crate::components::kept_games::KeptRows;
use crate::components::table_rows::{Kind, TableRows};
use crate::saves;
use crate::wording::speech;

/// Games of this browser and finished tables of the server.
#[component]
pub(super) fn Library() -> impl IntoView {
    let speech = speech();
    let attention = expect_context::<Attention>();
    attention.refresh();
    let kept = RwSignal::new(saves::list(&LocalStorage));
    let tables = Memo::new(move |_| {
        let over = |table: &TableInfo| table.status == Status::Over;
        attention.own().into_iter().filter(over).collect::<Vec<_>>()
    });
    let none = move || kept.read().is_empty() && tables.read().is_empty();
    view! {
        <section class="card" data-library="">
            <Show when=none>
                <p class="note">{speech.text("web-library-none")}</p>
            </Show>
            <Show when=move || !tables.read().is_empty()>
                <h2>{speech.text("web-library-online")}</h2>
                <TableRows tables=tables.into() kind=Kind::Own/>
            </Show>
            <Show when=move || !kept.read().is_empty()>
                <h2>{speech.text("web-kept")}</h2>
                <KeptRows kept=kept replay=true/>
            </Show>
            <p>{speech.text("web-replay-choose")}</p>
        </section>
    }
}
