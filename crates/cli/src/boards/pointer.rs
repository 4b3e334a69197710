//! Pointing at one of the possible actions, by keys and by clicks on the place it is about.

use std::fmt::Display;

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

use super::hexmap::Mark;

/// An action that is possible.
pub(super) struct Offer<A, P> {
    pub(super) action: A,
    /// The first words of its notation.
    pub(super) kind: String,
    /// What it is about.
    pub(super) places: Vec<P>,
}

impl<A: Display, P> Offer<A, P> {
    /// An action about these places, of a kind that so many words of its notation tell.
    pub(super) fn new(action: A, words: usize, places: Vec<P>) -> Self {
        let notation = action.to_string();
        let kind: Vec<_> = notation.split(' ').take(words).collect();
        Self {
            kind: kind.join(" "),
            action,
            places,
        }
    }

    /// The same action among those of another kind.
    pub(super) fn of_kind(self, kind: &str) -> Self {
        Self {
            kind: kind.to_owned(),
            ..self
        }
    }
}

/// The possible actions, which of them is pointed at, and where their places are on the screen.
pub(super) struct Pointer<A, P> {
    offers: Vec<Offer<A, P>>,
    chosen: usize,
    spots: Vec<(P, Rect)>,
    rows: Vec<(usize, Rect)>,
}

impl<A, P> Default for Pointer<A, P> {
    fn default() -> Self {
        Self {
            offers: Vec::new(),
            chosen: 0,
            spots: Vec::new(),
            rows: Vec::new(),
        }
    }
}

impl<A: Copy + Display, P: Copy + PartialEq> Pointer<A, P> {
    /// Points at the first of the best ranked.
    pub(super) fn offer<R: Ord>(&mut self, offers: Vec<Offer<A, P>>, rank: impl Fn(A) -> R) {
        self.chosen = (0..offers.len())
            .rev()
            .max_by_key(|&index| rank(offers[index].action))
            .unwrap_or(0);
        self.offers = offers;
    }

    pub(super) fn action(&self) -> Option<A> {
        self.offers.get(self.chosen).map(|offer| offer.action)
    }

    pub(super) fn offers(&self) -> &[Offer<A, P>] {
        &self.offers
    }

    /// What the chosen action is about.
    pub(super) fn places(&self) -> &[P] {
        let chosen = self.offers.get(self.chosen);
        chosen.map_or(&[], |offer| &offer.places)
    }

    /// The kind of the chosen action.
    pub(super) fn kind(&self) -> Option<&str> {
        let chosen = self.offers.get(self.chosen);
        chosen.map(|offer| offer.kind.as_str())
    }

    fn is_same_kind(&self, offer: &Offer<A, P>) -> bool {
        self.kind() == Some(&offer.kind)
    }

    /// Whether a place is pointed at, or is that of another action of the same kind.
    pub(super) fn mark(&self, place: P) -> Mark {
        if self.places().contains(&place) {
            Mark::Pointed
        } else if self
            .offers
            .iter()
            .any(|offer| self.is_same_kind(offer) && offer.places.contains(&place))
        {
            Mark::Possible
        } else {
            Mark::None
        }
    }

    /// The screen is drawn anew.
    pub(super) fn forget_spots(&mut self) {
        self.spots.clear();
        self.rows.clear();
    }

    /// A place is drawn here.
    pub(super) fn spot(&mut self, place: P, area: Rect) {
        if !area.is_empty() {
            self.spots.push((place, area));
        }
    }

    /// Points at the first action like this.
    pub(super) fn choose(&mut self, wanted: impl Fn(&Offer<A, P>) -> bool) -> bool {
        let found = self.offers.iter().position(wanted);
        self.chosen = found.unwrap_or(self.chosen);
        found.is_some()
    }

    pub(super) fn point_at(&mut self, action: &str) {
        self.choose(|offer| offer.action.to_string() == action);
    }

    /// The next or the last action of the list.
    pub(super) fn step(&mut self, forward: bool) {
        let next = self.others(forward).next().map(|(index, _)| index);
        self.chosen = next.unwrap_or(self.chosen);
    }

    /// The other offers, from the chosen one on.
    fn others(&self, forward: bool) -> impl Iterator<Item = (usize, &Offer<A, P>)> {
        let count = self.offers.len();
        (1..count).map(move |step| {
            let step = if forward { step } else { count - step };
            let index = (self.chosen + step) % count;
            (index, &self.offers[index])
        })
    }

    /// The first action of the next or the last kind.
    fn other_kind(&mut self, forward: bool) {
        let mut others = self.others(forward);
        let other = others.find(|(_, offer)| !self.is_same_kind(offer));
        if let Some(kind) = other.map(|(_, offer)| offer.kind.clone()) {
            drop(others);
            self.choose(|offer| offer.kind == kind);
        }
    }

    /// Another action of the same kind in the same place, if there is one.
    fn other_here(&mut self, forward: bool) -> bool {
        let place = self.places().first().copied();
        let other = self
            .others(forward)
            .find(|(_, offer)| self.is_same_kind(offer) && offer.places.first().copied() == place)
            .map(|(index, _)| index);
        self.chosen = other.unwrap_or(self.chosen);
        other.is_some()
    }

    /// Whether there are actions of the same kind elsewhere on the screen.
    fn is_spread(&self) -> bool {
        let seen = |index| self.middles(index).next().is_some();
        seen(self.chosen)
            && self
                .others(true)
                .any(|(index, offer)| self.is_same_kind(offer) && seen(index))
    }

    fn middles(&self, offer: usize) -> impl Iterator<Item = (i32, i32)> {
        let places = self
            .offers
            .get(offer)
            .map_or(&[][..], |offer| &offer.places);
        let spots = self.spots.iter();
        spots
            .filter(move |(place, _)| places.contains(place))
            .map(|(_, area)| {
                // Four for a column and eight for a row: a letter is twice as high as wide.
                let middle = |start: u16, size: u16| i32::from(start) * 2 + i32::from(size);
                (
                    middle(area.x, area.width) * 2,
                    middle(area.y, area.height) * 4,
                )
            })
    }

    /// The action of the same kind that is nearest in a direction of the screen, if there is one.
    fn jump(&mut self, right: i32, down: i32) -> bool {
        let Some((x, y)) = self.middles(self.chosen).next() else {
            return false;
        };
        let detour = |(other_x, other_y): (i32, i32)| {
            let (across, along) = (other_x - x, other_y - y);
            let ahead = across * right + along * down;
            let aside = (across * down - along * right).abs();
            (ahead > 0 && aside <= 4 * ahead).then_some(ahead + 2 * aside)
        };
        let nearest = (0..self.offers.len())
            .filter(|&offer| offer != self.chosen && self.is_same_kind(&self.offers[offer]))
            .filter_map(|offer| Some((self.middles(offer).filter_map(detour).min()?, offer)))
            .min();
        if let Some((_, offer)) = nearest {
            self.chosen = offer;
        }
        nearest.is_some()
    }

    /// Keys that mean the same on every board; says whether this is one.
    pub(super) fn key(&mut self, key: KeyCode) -> bool {
        let (right, down) = match key {
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Up => (0, -1),
            KeyCode::Down => (0, 1),
            KeyCode::Char('+' | '=') => {
                self.other_here(true);
                return true;
            }
            KeyCode::Char('-') => {
                self.other_here(false);
                return true;
            }
            _ => return self.list_key(key),
        };
        let forward = right + down > 0;
        if !self.jump(right, down) && !self.other_here(forward) && !self.is_spread() {
            self.step(forward);
        }
        true
    }

    /// Keys for the list alone; says whether this is one.
    pub(super) fn list_key(&mut self, key: KeyCode) -> bool {
        match key {
            KeyCode::Up | KeyCode::Left | KeyCode::Char('[') => self.step(false),
            KeyCode::Down | KeyCode::Right | KeyCode::Char(']') => self.step(true),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = self.offers.len().saturating_sub(1),
            KeyCode::Tab => self.other_kind(true),
            KeyCode::BackTab => self.other_kind(false),
            _ => return false,
        }
        true
    }

    /// A row of the list, or the next action about what was clicked. Says whether it was chosen already
    /// and nothing else could be meant.
    pub(super) fn click(&mut self, column: u16, row: u16) -> bool {
        let hit = |area: &Rect| area.contains((column, row).into());
        if let Some(&(index, _)) = self.rows.iter().find(|(_, area)| hit(area)) {
            let again = self.chosen == index;
            self.chosen = index;
            return again;
        }
        let Some(&(place, _)) = self.spots.iter().find(|(_, area)| hit(area)) else {
            return false;
        };
        let here: Vec<_> = (0..self.offers.len())
            .filter(|&index| self.offers[index].places.contains(&place))
            .collect();
        let again = here == [self.chosen];
        let next = here.iter().find(|&&index| index > self.chosen);
        self.chosen = *next.or(here.first()).unwrap_or(&self.chosen);
        again
    }

    /// As many actions as there is room for, the chosen one among them.
    pub(super) fn draw_list(&mut self, area: Rect, buffer: &mut Buffer) {
        let rows = usize::from(area.height);
        let first = self.chosen.saturating_sub(rows / 2);
        let first = first.min(self.offers.len().saturating_sub(rows));
        let shown = self.offers.iter().enumerate().skip(first).take(rows);
        for (row, (index, offer)) in shown.enumerate() {
            let (mark, style) = if index == self.chosen {
                ("› ", Style::new().add_modifier(Modifier::REVERSED))
            } else {
                ("  ", Style::new())
            };
            let line = Line::from(vec![
                Span::raw(mark),
                Span::styled(offer.action.to_string(), style),
            ]);
            let place = Rect {
                y: area.y + row as u16,
                height: 1,
                ..area
            };
            Paragraph::new(line).render(place, buffer);
            self.rows.push((index, place));
        }
    }
}

/// What is left of an area below its first rows.
pub(super) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}
