//! Where the points of a game came from, how the scores went, and a few figures.

use engine::{Event, EventOf, Fact, Game, Message, PerSeat, Seat};

/// Where the points of a game came from, how the scores went, and a few figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What points were for, as keys of the locale files, each with the points of every seat. What
    /// brought most comes first, losses last.
    pub sources: Vec<(&'static str, PerSeat<i32>)>,
    /// The scores at the start and whenever one has changed: after how many events, and for every seat.
    pub course: Vec<(usize, PerSeat<i32>)>,
    /// How many events there were.
    pub plies: usize,
    /// Who scored most with a single move, how much, and after how many events that was. The last event
    /// of a game brings what is scored at its end, too, and does not count.
    pub best_move: Option<(Seat, i32, usize)>,
    /// Figures beside the points.
    pub facts: Vec<Fact>,
    /// How well somebody has done who has played alone.
    pub rating: Option<Message>,
}

impl Tally {
    /// Of a game from its start.
    pub(crate) fn of<G: Game>(start: &G, events: &[EventOf<G>]) -> Self {
        let players = start.players();
        let nothing = PerSeat::from_fn(players, |_| 0);
        let mut sources: Vec<(&'static str, PerSeat<i32>)> = Vec::new();
        let mut course = vec![(0, nothing)];
        let mut scores = nothing;
        let mut best_move: Option<(Seat, i32, usize)> = None;
        let mut state = start.clone();
        for (index, event) in events.iter().enumerate() {
            let mut after = state.clone();
            after
                .apply(event.clone())
                .expect("the event was played before");
            let gains = state.gains(event, &after);
            for gain in &gains {
                scores[gain.seat] += gain.points;
                let known = sources.iter().position(|(key, _)| *key == gain.source);
                let place = known.unwrap_or_else(|| {
                    sources.push((gain.source, nothing));
                    sources.len() - 1
                });
                sources[place].1[gain.seat] += gain.points;
            }
            if !gains.is_empty() {
                course.push((index + 1, scores));
            }
            if let Event::Action(seat, _) = event
                && index + 1 < events.len()
            {
                let own = gains.iter().filter(|gain| gain.seat == *seat);
                let points = own.map(|gain| gain.points).sum();
                if points > best_move.map_or(0, |(_, most, _)| most) {
                    best_move = Some((*seat, points, index + 1));
                }
            }
            state = after;
        }
        most_first(&mut sources);
        Self {
            sources,
            course,
            plies: events.len(),
            best_move,
            facts: state.facts(),
            rating: state.rating(),
        }
    }

    /// All points of a seat.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i32 {
        self.sources.iter().map(|(_, points)| points[seat]).sum()
    }
}

/// Here for all games: sorting takes much room in the client.
fn most_first(sources: &mut [(&'static str, PerSeat<i32>)]) {
    sources.sort_by_key(|(_, points)| -points.iter().sum::<i32>());
}
