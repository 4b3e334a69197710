//! Who plays, and on which seat in which game.

use bots::Level;
use engine::Message;
use table::Words;

use crate::chosen::suggest;
use crate::wording::refuse;

/// The bots in the order in which they were named.
pub(super) struct Entrants {
    pub(super) levels: Vec<Level>,
    /// Whether they move on by one seat from game to game, so that nobody keeps the first.
    pub(super) rotate: bool,
}

impl Entrants {
    /// Reads names with commas between them; a single one stands for all seats.
    pub(super) fn read(
        text: &str,
        players: usize,
        rotate: bool,
        words: &Words,
    ) -> anyhow::Result<Self> {
        let mut levels = Vec::new();
        for name in text.split(',') {
            levels.push(read_level(name.trim(), words)?);
        }
        if levels.len() == 1 {
            levels = vec![levels[0]; players];
        }
        if levels.len() != players {
            let message = Message::new("cli-simulate-seats")
                .with("found", levels.len() as i64)
                .with("players", players as i64);
            return Err(refuse(words, &message));
        }
        Ok(Self { levels, rotate })
    }

    /// The seat of an entrant in a game; all counted from 0.
    pub(super) fn seat(&self, entrant: usize, game: u64) -> usize {
        let players = self.levels.len();
        if self.rotate {
            (entrant + (game % players as u64) as usize) % players
        } else {
            entrant
        }
    }

    /// The bots of a game, seat by seat.
    pub(super) fn seated(&self, game: u64) -> Vec<Level> {
        let mut seated = self.levels.clone();
        for (entrant, level) in self.levels.iter().enumerate() {
            seated[self.seat(entrant, game)] = *level;
        }
        seated
    }
}

fn read_level(name: &str, words: &Words) -> anyhow::Result<Level> {
    name.parse().map_err(|_| {
        let message = Message::new("cli-unknown-level")
            .with("found", name.to_owned())
            .with(
                "known",
                "larva, worker, soldier, queen, random, greedy, classic-soldier, classic-queen"
                    .to_owned(),
            );
        suggest(&message, words)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_in_turn() {
        let levels = vec![Level::Random, Level::Greedy, Level::Queen];
        let entrants = Entrants {
            levels: levels.clone(),
            rotate: true,
        };
        assert_eq!(entrants.seated(0), levels);
        assert_eq!(
            entrants.seated(1),
            [Level::Queen, Level::Random, Level::Greedy]
        );
        assert_eq!(
            entrants.seated(2),
            [Level::Greedy, Level::Queen, Level::Random]
        );
        assert_eq!(entrants.seated(3), levels);
        for game in 0..3 {
            for (entrant, level) in levels.iter().enumerate() {
                assert_eq!(entrants.seated(game)[entrants.seat(entrant, game)], *level);
            }
        }
    }

    #[test]
    fn fixed_seats_stay() {
        let entrants = Entrants {
            levels: vec![Level::Random, Level::Greedy],
            rotate: false,
        };
        assert_eq!(entrants.seated(1), entrants.seated(0));
    }
}
