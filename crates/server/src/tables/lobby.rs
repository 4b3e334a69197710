//! Which public tables everybody sees, if there are very many.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use protocol::TableInfo;

use super::card::Card;
use super::sort;

/// So many tables of one person are shown before others are left out for them.
const OF_ONE: usize = 5;

/// The tables to show: those that wait for players first, then the newest. If there are too many, those are left out
/// of which one person has opened many, then those where nobody is, then those where no seat is free.
pub(super) fn chosen(public: impl Iterator<Item = Arc<Card>>, most: usize) -> Vec<TableInfo> {
    let mut public: Vec<_> = public
        .filter_map(|card| Some((card.glance()?, card)))
        .collect();
    public.sort_by_key(|(glance, _)| (glance.is_empty, Reverse(glance.opened)));
    let mut of_one: HashMap<String, usize> = HashMap::new();
    let mut ranked: Vec<_> = public
        .into_iter()
        .map(|(glance, card)| {
            let before = of_one.entry(card.opener().to_owned()).or_default();
            *before += 1;
            let rank = (*before > OF_ONE, glance.is_empty, !glance.waits);
            (rank, Reverse(glance.opened), card)
        })
        .collect();
    ranked.sort_by_key(|(rank, opened, _)| (*rank, *opened));
    let shown = ranked.iter().take(most);
    let mut infos: Vec<_> = shown.map(|(.., card)| card.info()).collect();
    sort(&mut infos);
    infos
}
