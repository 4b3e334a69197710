//! What is printed in a box: the standard, or a file that the reader chooses.

use engine::printed::STANDARD;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use super::chosen::Chosen;
use crate::browser::files;
use crate::wording::Speech;

/// Chooses a box file for an option, tells which is chosen, and offers an example to learn from.
pub(super) fn picker(
    chosen: Chosen,
    speech: Speech,
    game: &'static str,
    id: &'static str,
    example: &'static str,
) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    let is_standard = move || chosen.option(id).is_none_or(|value| value == STANDARD);
    let told = move || {
        let value = if is_standard() { STANDARD } else { "box" };
        speech.get(&format!("option-{game}-{id}-{value}"))
    };
    let choose = move |event: web_sys::Event| {
        let input = event.target();
        let input = input.and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()?.get(0));
        if let Some(file) = file {
            spawn_local(read(chosen, speech, id, file));
        }
    };
    let back = move |_| {
        chosen.set_option(id, STANDARD.to_owned());
        chosen.wrong.set(String::new());
        if let Some(field) = field.get_untracked() {
            field.set_value("");
        }
    };
    view! {
        <span class="box-file">
            <output data-box=id>{told}</output>
            // Browsers word their own button in a language of their own.
            <label class="button choose-file">
                <input
                    type="file"
                    class="unseen"
                    data-option=id
                    accept=".txt,text/plain"
                    node_ref=field
                    on:change=choose
                />
                {speech.text("web-box-choose")}
            </label>
            <button type="button" data-box-standard=id disabled=is_standard on:click=back>
                {speech.text("web-box-standard")}
            </button>
            <button
                type="button"
                data-box-example=id
                on:click=move |_| files::save(&format!("{game}-box.txt"), example)
            >
                {speech.text("web-box-example")}
            </button>
        </span>
    }
}

/// Reads the file. If it cannot be played with, that is said at once, and the standard stays.
async fn read(chosen: Chosen, speech: Speech, id: &'static str, file: web_sys::File) {
    let words = speech.words().get_untracked();
    let Some(text) = files::read(file).await else {
        return chosen.wrong.set(words.get("web-box-unreadable"));
    };
    chosen.set_option(id, text);
    match chosen.setup() {
        Ok(setup) => {
            chosen.set_option(id, setup.option(id).to_owned());
            chosen.wrong.set(String::new());
        }
        Err(error) => {
            chosen.set_option(id, STANDARD.to_owned());
            chosen.wrong.set(words.setup_error(&error));
        }
    }
}
