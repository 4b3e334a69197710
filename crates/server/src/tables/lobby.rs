//! Which public tables everybody sees, if there are very many.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use protocol::TableInfo;

use super::card::Card;
use super::guests::Guests;
use super::sort;

/// So many tables of one person, or of one address, are shown before others are left out for them.
const OF_ONE: usize = 5;
/// And so many of one network.
const OF_NETWORK: usize = 20;

/// The tables to show: those that wait for players first, then the newest. If there are too many, those are left out
/// of which people of one place have opened many, then those where nobody is, then those where no seat is free.
pub(super) fn chosen(
    public: impl Iterator<Item = Arc<Card>>,
    guests: &Guests,
    most: usize,
) -> Vec<TableInfo> {
    let mut public: Vec<_> = public
        .filter_map(|card| Some((card.glance()?, card)))
        .collect();
    public.sort_by_key(|(glance, _)| (glance.is_empty, Reverse(glance.opened)));
    let mut of_person = HashMap::new();
    let (mut of_one, mut of_network) = (HashMap::new(), HashMap::new());
    let mut ranked: Vec<_> = public
        .into_iter()
        .map(|(glance, card)| {
            let [network, address, person] = guests.shares(card.opener());
            let many_there = more(&mut of_one, address) > OF_ONE;
            let many_near = more(&mut of_network, network) > OF_NETWORK;
            let many_own = more(&mut of_person, person) > OF_ONE;
            let many = (many_own, many_there || many_near);
            let rank = (many, glance.is_empty, !glance.waits);
            (rank, Reverse(glance.opened), card)
        })
        .collect();
    ranked.sort_by_key(|(rank, opened, _)| (*rank, *opened));
    let shown = ranked.iter().take(most);
    let mut infos: Vec<_> = shown.map(|(.., card)| card.info()).collect();
    sort(&mut infos);
    infos
}

/// Counts one more; says how many there are.
fn more(counts: &mut HashMap<String, usize>, of: String) -> usize {
    let count = counts.entry(of).or_default();
    *count += 1;
    *count
}
