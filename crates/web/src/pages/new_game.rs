//! A new game: here in the browser, or on the server.

mod box_file;
mod chosen;
mod starting;

use engine::Values;
use leptos::prelude::*;
use protocol::{Flag, Talk};
use table::Rules;

use self::chosen::Chosen;
use self::starting::{CLOCKS, start_here, start_online};
use crate::browser;
use crate::components::part::with_part;
use crate::games::{self, GAMES};
use crate::pages::account::{self, Presence};
use crate::pages::sorry;
use crate::route::Route;
use crate::wording::{Speech, speech};

/// Who may sit on a seat, as the form's values.
const OCCUPANTS: [&str; 7] = [
    "you", "open", "invited", "larva", "worker", "soldier", "queen",
];

pub(crate) fn page(game: Option<&str>) -> AnyView {
    let speech = speech();
    let chosen = match game {
        Some(id) => games::known(id),
        None => GAMES.first(),
    };
    match chosen {
        Some(known) => with_part(known.profile.id, |part| (part.pages.new_game)(part.rules)),
        None => sorry(speech.text("web-no-such-game")).into_any(),
    }
}

pub(super) fn form(rules: &'static dyn Rules) -> AnyView {
    let speech = Speech::of(rules);
    let chosen = Chosen::new(rules);
    view! {
        <form class="card narrow form" on:submit=|event| event.prevent_default()>
            <h1>{speech.text("web-page-new")}</h1>
            <GamePicker chosen=chosen/>
            <VariantPicker chosen=chosen speech=speech/>
            <OptionPickers chosen=chosen speech=speech/>
            <SeatPickers chosen=chosen speech=speech/>
            <p class="warn" role="alert" data-wrong="">{move || chosen.wrong.get()}</p>
            <StartButtons chosen=chosen speech=speech/>
        </form>
    }
    .into_any()
}

#[component]
fn GamePicker(chosen: Chosen) -> impl IntoView {
    let speech = speech();
    let own = chosen.rules().profile().id;
    let pick = |event| {
        let game = Some(event_target_value(&event));
        browser::go(&Route::New { game }.to_string());
    };
    let options = GAMES
        .iter()
        .map(|game| {
            let id = game.profile.id;
            let names = Speech::of_names(game);
            let name = move || names.get(&format!("game-{id}"));
            view! { <option value=id selected=id == own>{name}</option> }
        })
        .collect_view();
    view! {
        <label>
            <span>{speech.text("web-game")}</span>
            <select data-field="game" on:change=pick>{options}</select>
        </label>
    }
}

#[component]
fn VariantPicker(chosen: Chosen, speech: Speech) -> impl IntoView {
    let profile = chosen.rules().profile();
    let id = profile.id;
    let variants = (profile.variants.len() > 1).then(|| {
        let options = profile
            .variants
            .iter()
            .map(|variant| {
                let name = move || speech.get(&format!("variant-{id}-{}", variant.id));
                view! { <option value=variant.id>{name}</option> }
            })
            .collect_view();
        view! {
            <label>
                <span>{speech.text("web-variant")}</span>
                <select
                    data-field="variant"
                    on:change=move |event| chosen.pick_variant(&event_target_value(&event))
                >
                    {options}
                </select>
            </label>
        }
    });
    let players = move || {
        let variant = profile
            .variants
            .iter()
            .find(|variant| variant.id == chosen.variant.get())?;
        let pick = move |event| {
            if let Ok(players) = event_target_value(&event).parse() {
                chosen.players.set(players);
            }
        };
        (variant.least < variant.most).then(|| {
            let options = (variant.least..=variant.most)
                .map(|count| {
                    let usual = count == variant.usual;
                    view! { <option value=count.to_string() selected=usual>{count}</option> }
                })
                .collect_view();
            view! {
                <label>
                    <span>{speech.text("web-players")}</span>
                    <select data-field="players" on:change=pick>{options}</select>
                </label>
            }
        })
    };
    view! { {variants} {players} }
}

#[component]
fn OptionPickers(chosen: Chosen, speech: Speech) -> impl IntoView {
    let profile = chosen.rules().profile();
    let game = profile.id;
    let known = Memo::new(move |_| {
        let options = chosen.options.read();
        options.iter().map(|(id, _)| *id).collect::<Vec<_>>()
    });
    let pickers = move || {
        known
            .get()
            .into_iter()
            .filter_map(|id| {
                let option = profile.options.iter().find(|option| option.id == id)?;
                Some(option_picker(chosen, speech, game, id, &option.values))
            })
            .collect_view()
    };
    view! {
        <details class="options">
            <summary>{speech.text("web-options")}</summary>
            {pickers}
        </details>
    }
}

fn option_picker(
    chosen: Chosen,
    speech: Speech,
    game: &'static str,
    id: &'static str,
    values: &'static Values,
) -> AnyView {
    let set = move |value: String| chosen.set_option(id, value);
    let label = move || speech.get(&format!("option-{game}-{id}"));
    let field = match values {
        Values::OneOf(names) => {
            let options = names
                .iter()
                .map(|value| {
                    let name = move || speech.get(&format!("option-{game}-{id}-{value}"));
                    view! { <option value=*value>{name}</option> }
                })
                .collect_view();
            view! {
                <select data-option=id on:change=move |event| set(event_target_value(&event))>
                    {options}
                </select>
            }
            .into_any()
        }
        Values::Number { least, most, usual } => view! {
            <input
                type="number"
                data-option=id
                min=least.to_string()
                max=most.to_string()
                value=usual.to_string()
                on:change=move |event| set(event_target_value(&event))
            />
        }
        .into_any(),
        Values::Printed { example, .. } => {
            let field = box_file::picker(chosen, speech, game, id, example);
            return view! { <div class="field"><span>{label}</span>{field}</div> }.into_any();
        }
    };
    view! { <label><span>{label}</span>{field}</label> }.into_any()
}

#[component]
fn SeatPickers(chosen: Chosen, speech: Speech) -> impl IntoView {
    let rows = move || {
        (0..usize::from(chosen.players.get()))
            .map(|index| seat_picker(chosen, speech, index))
            .collect_view()
    };
    view! {
        <label>
            <span>{speech.text("web-your-name")}</span>
            <input
                data-field="name"
                maxlength="24"
                autocomplete="nickname"
                prop:value=move || chosen.names.read()[0].clone()
                on:input=move |event| {
                    let name = event_target_value(&event);
                    chosen.names.update(|names| names[0] = name);
                }
            />
        </label>
        <fieldset>
            <legend>{speech.text("web-seats")}</legend>
            {rows}
        </fieldset>
    }
}

fn seat_picker(chosen: Chosen, speech: Speech, index: usize) -> impl IntoView {
    let color = chosen
        .rules()
        .profile()
        .seats
        .get(index)
        .copied()
        .unwrap_or("");
    let pick = move |event| {
        let value = event_target_value(&event);
        chosen.seats.update(|seats| seats[index] = value);
    };
    let options = OCCUPANTS
        .into_iter()
        .map(|occupant| {
            let name = move || speech.get(&format!("web-occupant-{occupant}"));
            let selected = chosen.seats.read_untracked()[index] == occupant;
            view! { <option value=occupant selected=selected>{name}</option> }
        })
        .collect_view();
    // A second person at the same screen has a name of their own.
    let second = move || {
        let seats = chosen.seats.read();
        let first = seats.iter().position(|seat| seat == "you");
        seats[index] == "you" && first != Some(index)
    };
    view! {
        <div class="seat-row" data-seat=(index + 1).to_string()>
            <label>
                <span>
                    <span class="dot" data-color=color></span>
                    {move || speech.get(&format!("seat-{color}"))}
                </span>
                <select on:change=pick>{options}</select>
            </label>
            <Show when=second>
                <input
                    class="seat-name"
                    maxlength="24"
                    aria-label=speech.text("web-name")
                    placeholder=speech.text("web-name")
                    on:input=move |event| {
                        let name = event_target_value(&event);
                        chosen.names.update(|names| names[index] = name);
                    }
                />
            </Show>
        </div>
    }
}

#[component]
fn NumberField(
    field: &'static str,
    label: &'static str,
    value: RwSignal<u32>,
    least: u32,
    most: u32,
) -> impl IntoView {
    let speech = speech();
    let change = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            value.set(number.clamp(least, most));
        }
    };
    view! {
        <label>
            <span>{speech.text(label)}</span>
            <input
                type="number"
                inputmode="numeric"
                data-field=field
                min=least.to_string()
                max=most.to_string()
                prop:value=move || value.get().to_string()
                on:change=change
            />
        </label>
    }
}

#[component]
fn StartButtons(chosen: Chosen, speech: Speech) -> impl IntoView {
    let presence = expect_context::<Presence>();
    let is_rated = move || presence.has_account() && chosen.is_rated();
    let no_server = move || presence.standing.get() == account::Standing::NoServer;
    let clocks = CLOCKS
        .into_iter()
        .map(|(id, _)| {
            view! { <option value=id>{move || speech.get(&format!("web-clock-{id}"))}</option> }
        })
        .collect_view();
    let pick_clock = move |event| {
        let id = event_target_value(&event);
        if let Some((id, _)) = CLOCKS.into_iter().find(|(known, _)| *known == id) {
            chosen.clock.set(id);
        }
    };
    let pick_flag = move |event| {
        chosen.flag.set(match event_target_value(&event).as_str() {
            "stand-in" => Flag::StandIn,
            _ => Flag::Loses,
        });
    };
    let pick_talk = move |event| {
        chosen.talk.set(match event_target_value(&event).as_str() {
            "nobody" => Talk::Nobody,
            "everyone" => Talk::Everyone,
            _ => Talk::Seated,
        });
    };
    view! {
        <p class="buttons">
            <button class="primary" data-act="start-local" on:click=move |_| start_here(chosen, speech)>
                {speech.text("web-start-here")}
            </button>
        </p>
        <fieldset>
            <legend>{speech.text("web-online")}</legend>
            <Show
                when=move || !no_server()
                fallback=move || view! { <p class="note" data-offline="">{speech.text("web-no-server")}</p> }
            >
                <p class="note">{speech.text("web-online-note")}</p>
            </Show>
            <label>
                <span>{speech.text("web-clock")}</span>
                <select data-field="clock" on:change=pick_clock>{clocks}</select>
            </label>
            <Show when=move || chosen.clock.get() == "own-live">
                <NumberField field="minutes" label="web-clock-minutes" value=chosen.minutes least=0 most=600/>
                <NumberField field="increment" label="web-clock-seconds" value=chosen.increment least=0 most=3600/>
            </Show>
            <Show when=move || chosen.clock.get() == "own-days">
                <NumberField field="days" label="web-clock-days" value=chosen.days least=1 most=60/>
            </Show>
            <Show when=move || chosen.clock.get() != "none">
                <label>
                    <span>{speech.text("web-flag")}</span>
                    <select data-field="flag" on:change=pick_flag>
                        <option value="loses">{speech.text("web-flag-loses")}</option>
                        <option value="stand-in">{speech.text("web-flag-stand-in")}</option>
                    </select>
                </label>
            </Show>
            <label>
                <span>{speech.text("web-talk")}</span>
                <select data-field="talk" on:change=pick_talk>
                    <option value="seated">{speech.text("web-talk-seated")}</option>
                    <option value="everyone">{speech.text("web-talk-everyone")}</option>
                    <option value="nobody">{speech.text("web-talk-nobody")}</option>
                </select>
            </label>
            <label class="check">
                <input
                    type="checkbox"
                    data-field="hints"
                    prop:checked=move || chosen.has_hints() && !is_rated()
                    disabled=is_rated
                    on:change=move |event| chosen.hints.set(Some(event_target_checked(&event)))
                />
                <span>{speech.text("web-hints")}</span>
            </label>
            <label class="check">
                <input type="checkbox" data-field="public" bind:checked=chosen.public/>
                <span>{speech.text("web-public")}</span>
            </label>
            <Show when=move || presence.has_account() && chosen.may_be_rated()>
                <label class="check">
                    <input
                        type="checkbox"
                        data-field="rated"
                        prop:checked=is_rated
                        on:change=move |event| chosen.rated.set(Some(event_target_checked(&event)))
                    />
                    <span>{speech.text("web-rated")}</span>
                </label>
            </Show>
            <Show when=is_rated>
                <label class="check">
                    <input type="checkbox" data-field="near" bind:checked=chosen.near/>
                    <span>{speech.text("web-near")}</span>
                </label>
            </Show>
            <p class="buttons">
                <button
                    data-act="open-online"
                    disabled=no_server
                    on:click=move |_| start_online(chosen, speech, presence)
                >
                    {speech.text("web-open-online")}
                </button>
            </p>
        </fieldset>
    }
}
