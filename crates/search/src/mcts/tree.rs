//! The tree: places and how they hang together.

use std::collections::HashMap;

use engine::{Awaited, Event, EventOf, Game, MAX_SEATS, Seat, Seats};

use super::choices::Choices;

/// A place of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct NodeId(u32);

/// What a place waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// This seat may act before the others go on, or let them.
    Asked(Seat),
    /// These seats must act; several seal their choices.
    Must(Seats),
    Chance,
    Over,
}

impl Turn {
    /// What a state waits for when the seats in `passed` let the others go on.
    pub(super) fn of<G: Game>(state: &G, passed: Seats) -> Self {
        match state.awaited() {
            Awaited::Nobody(_) => Self::Over,
            Awaited::Chance => Self::Chance,
            Awaited::Seats { must, may } => match may.iter().find(|&seat| !passed.contains(seat)) {
                Some(seat) => Self::Asked(seat),
                None => Self::Must(must),
            },
        }
    }

    /// Who decides.
    pub(super) const fn deciders(self) -> Seats {
        match self {
            Self::Asked(seat) => Seats::only(seat),
            Self::Must(seats) => seats,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }
}

/// A result of dice or deck that came up at a place.
#[derive(Debug)]
pub(super) struct Outcome<C> {
    pub(super) chance: C,
    pub(super) visits: u32,
    pub(super) next: Option<NodeId>,
}

/// One place.
#[derive(Debug)]
pub(super) struct Node<G: Game> {
    turn: Turn,
    /// For each seat that decides, in the order of seats; empty before the second visit.
    pub(super) choices: Vec<Choices<G::Action>>,
    /// What dice or deck brought so far.
    pub(super) outcomes: Vec<Outcome<G::Chance>>,
    /// The same way through the tree with something else to wait for, as other imagined states
    /// can have it.
    otherwise: Option<NodeId>,
}

/// Which edge each deciding seat took, in the order of seats.
pub(super) type Picks = [u32; MAX_SEATS];

/// The way from one place to the next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    /// The start.
    Root,
    /// The choices of one seat or several.
    Choice(NodeId, Picks),
    /// The outcome with this index.
    Chance(NodeId, usize),
}

/// A line is told as far as each choice in it was followed so often.
const MEANINGFUL: u32 = 4;

/// All places.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// Where the choices of several seats lead.
    joint: HashMap<(NodeId, Picks), NodeId>,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            joint: HashMap::new(),
        }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id.0 as usize]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id.0 as usize]
    }

    /// The place at the end of a way, if it waits for `turn`.
    pub(super) fn find(&self, way: Way, turn: Turn) -> Option<NodeId> {
        let mut found = self.end(way)?;
        loop {
            let node = self.node(found);
            if node.turn == turn {
                return Some(found);
            }
            found = node.otherwise?;
        }
    }

    /// Adds a place at the end of a way.
    pub(super) fn add(&mut self, way: Way, turn: Turn) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("memory ends before"));
        self.nodes.push(Node {
            turn,
            choices: Vec::new(),
            outcomes: Vec::new(),
            otherwise: self.end(way),
        });
        match way {
            Way::Root => {}
            Way::Chance(from, outcome) => self.node_mut(from).outcomes[outcome].next = Some(id),
            Way::Choice(from, picks) => match self.node_mut(from).choices.as_mut_slice() {
                [alone] => alone.edges[picks[0] as usize].next = Some(id),
                _ => {
                    self.joint.insert((from, picks), id);
                }
            },
        }
        id
    }

    /// What is followed most from a place on, as long as it was followed often enough to mean
    /// something.
    pub(super) fn main_line(&self, root: NodeId) -> Vec<EventOf<G>> {
        let mut line = Vec::new();
        let mut next = Some(root);
        while let Some(here) = next {
            let node = self.node(here);
            let way = if node.turn == Turn::Chance {
                let outcomes = node.outcomes.iter().enumerate();
                let Some((index, outcome)) = outcomes.max_by_key(|(_, outcome)| outcome.visits)
                else {
                    break;
                };
                line.push(Event::Chance(outcome.chance.clone()));
                Way::Chance(here, index)
            } else {
                let mut picks = Picks::default();
                for (pick, choices) in picks.iter_mut().zip(&node.choices) {
                    let Some(favourite) = choices.favourite() else {
                        return line;
                    };
                    let edge = &choices.edges[favourite];
                    if edge.visits < MEANINGFUL {
                        return line;
                    }
                    let action = edge.action.clone();
                    line.extend(action.map(|action| Event::Action(choices.seat, action)));
                    *pick = favourite as u32;
                }
                if node.choices.is_empty() {
                    break;
                }
                Way::Choice(here, picks)
            };
            next = self.end(way);
        }
        line
    }

    /// The place added last at the end of a way.
    fn end(&self, way: Way) -> Option<NodeId> {
        match way {
            Way::Root => (!self.nodes.is_empty()).then_some(NodeId(0)),
            Way::Chance(from, outcome) => self.node(from).outcomes[outcome].next,
            Way::Choice(from, picks) => match self.node(from).choices.as_slice() {
                [alone] => alone.edges[picks[0] as usize].next,
                _ => self.joint.get(&(from, picks)).copied(),
            },
        }
    }
}
