//! Names of accounts lead to their profiles.

// Leptos makes public functions of components, however they are declared.
#![allow(unreachable_pub)]

use leptos::prelude::*;
use protocol::OccupantInfo;

use crate::route::Route;

/// A name that leads to the profile of its account.
#[component]
pub(crate) fn Name(name: String) -> impl IntoView {
    let address = Route::Person { name: name.clone() }.to_string();
    let shown = name.clone();
    view! { <a class="person" data-person=name href=address>{shown}</a> }
}

/// The names of accounts among these people, each leading to its profile.
pub(crate) fn accounts<'a>(people: impl Iterator<Item = &'a OccupantInfo>) -> Vec<AnyView> {
    let names = people.filter_map(|person| match person {
        OccupantInfo::Human {
            name,
            account: true,
        } => Some(name.clone()),
        _ => None,
    });
    names
        .map(|name| view! { " " <Name name=name/> }.into_any())
        .collect()
}
