//! Sequential halving: the iterations at the root are shared out evenly among what looks best; of that the worse
//! half drops out, and so on until one is left.
//!
//! Danihelka and others, Policy improvement by planning with Gumbel, 2022.

use super::choices::Choices;
use crate::tuning::Tuning;

/// So many are looked at, at first.
const MOST: usize = 16;
/// How fast what was found outweighs what was guessed: as if so many visits had been made beforehand.
const CONFIDENCE: f32 = 50.0;

/// A tournament among what can be done.
#[derive(Debug)]
pub(super) struct Halving {
    iterations: u32,
    /// Edges that are still in, once it has begun.
    left: Option<Vec<usize>>,
    /// When the next half drops out.
    until: u32,
    phase: u32,
}

impl Halving {
    pub(super) const fn new(iterations: u32) -> Self {
        Self {
            iterations,
            left: None,
            until: 0,
            phase: 0,
        }
    }

    /// The edge to follow now, after so many iterations.
    pub(super) fn next<A: Clone + Eq + std::hash::Hash>(
        &mut self,
        choices: &Choices<A>,
        open: &[usize],
        done: u32,
        tuning: &Tuning,
    ) -> usize {
        let left = self.left.get_or_insert_with(|| {
            let mut best = choices.serious(open, tuning);
            best.sort_by(|&a, &b| {
                choices.edges[b]
                    .weight()
                    .total_cmp(&choices.edges[a].weight())
            });
            best.truncate(MOST);
            self.phase = self.iterations / best.len().max(2).next_power_of_two().ilog2();
            self.until = self.phase;
            best
        });
        if done >= self.until && left.len() > 1 {
            let scores = Scores::of(choices, left);
            left.sort_by(|&a, &b| {
                scores
                    .of_edge(choices, b)
                    .total_cmp(&scores.of_edge(choices, a))
            });
            left.truncate(left.len().div_ceil(2));
            self.until += self.phase;
        }
        let least = left
            .iter()
            .min_by_key(|&&place| choices.edges[place].visits);
        least.copied().unwrap_or(open[0])
    }

    /// What is best as far as it is known.
    pub(super) fn favourite<A>(&self, choices: &Choices<A>) -> Option<usize> {
        let left = self.left.as_ref()?;
        let scores = Scores::of(choices, left);
        let score = |place: usize| scores.of_edge(choices, place);
        left.iter()
            .copied()
            .max_by(|&a, &b| score(a).total_cmp(&score(b)))
    }

    pub(super) fn is_settled(&self) -> bool {
        self.left.as_ref().is_some_and(|left| left.len() == 1)
    }
}

/// Weighs what was found against what was guessed: the more, the more is known.
struct Scores {
    trust: f32,
}

impl Scores {
    fn of<A>(choices: &Choices<A>, left: &[usize]) -> Self {
        let most = left.iter().map(|&place| choices.edges[place].visits).max();
        Self {
            trust: CONFIDENCE + most.unwrap_or(0) as f32,
        }
    }

    fn of_edge<A>(&self, choices: &Choices<A>, place: usize) -> f32 {
        let edge = &choices.edges[place];
        edge.weight().max(f32::MIN_POSITIVE).ln() + self.trust * edge.value()
    }
}
