//! Tic-tac-toe on the kit: all that a board has to say of its own where its game is small. Nobody plays
//! here; it shows that the kit is enough, and tests play on it.

use std::sync::Arc;

use engine::{Game, Seat};
use leptos::prelude::*;
use yardsticks::TicTacToe;
use yardsticks::tic_tac_toe::Cell;

use super::kit::arrows::next_towards;
use super::kit::art::{Frame, aspect, moved, view_box};
use super::kit::buttons::tray;
use super::kit::drag::Drags;
use super::kit::layout::{Naming, Parts, layout};
use super::kit::picture::{self, Looks, Points};
use super::kit::plates::{Plate, plates};
use super::kit::scene::{Chooser, Scene, Shown, chooser};
use super::kit::seen::{OnBoard, Seen};
use super::kit::spots::{Spot, spots};
use super::kit::trace::{Home, Piece, trace};
use super::{Art, Board, BoardProps};

const BOARD: Board = Board {
    game: "tic-tac-toe",
    show: |props| board(&props),
    phase: |_| None,
    keys: &[],
    ends: |_| false,
    occasion: |_, _| None,
    art: Art {
        class: "toy-board",
        prefix: "toy",
        view_box: "-16 -16 32 32",
        definitions: || DEFINITIONS,
    },
};
const DEFINITIONS: &str =
    "<path id=\"toy-cross\" d=\"M-9 -9L9 9M-9 9L9 -9\"/><circle id=\"toy-nought\" r=\"9\"/>";
const FRAME: Frame = (-60, -60, 120, 120);
const SQUARE: &str = "M-20 -20H20V20H-20Z";

type Position = Seen<TicTacToe>;

impl OnBoard for TicTacToe {
    const PREFIX: &'static str = "toy";

    // Everything lies open: a view is nobody's.
    fn seat_of(_: &Self) -> Option<Seat> {
        None
    }
}

#[derive(Clone, Copy)]
struct Choice {
    scene: Scene<Position>,
    looks: Looks<Cell>,
}

chooser!(Choice, Position);

impl Chooser for Choice {
    type Position = Position;

    fn scene(&self) -> Scene<Position> {
        self.scene
    }
}

impl Points for Choice {
    type Spot = Cell;

    fn named(name: &str) -> Option<Cell> {
        name.parse().ok()
    }

    fn looks(self) -> Looks<Cell> {
        self.looks
    }

    fn meaning(self, _: &Position, cell: Cell) -> Option<Cell> {
        Some(cell)
    }
}

impl Drags for Choice {}

impl Choice {
    fn new(props: &BoardProps) -> Self {
        Self {
            scene: Scene::new(props),
            looks: Looks::new(),
        }
    }
}

fn middle(cell: Cell) -> (i32, i32) {
    let (column, row) = (cell.index() as i32 % 3, cell.index() as i32 / 3);
    (40 * column - 40, 40 - 40 * row)
}

fn marks(position: &Position) -> Vec<(Seat, Cell)> {
    let of = |seat| Cell::all().map(move |cell| (seat, cell));
    let all = Seat::all(2).flat_map(of);
    all.filter(|&(seat, cell)| position.state.has_mark(seat, cell))
        .collect()
}

fn pieces(position: &Position) -> Vec<Piece> {
    let marks = marks(position).into_iter();
    let piece = |(seat, cell)| Piece {
        kind: Position::color(seat).to_owned(),
        at: middle(cell),
        count: 1,
        home: Home::Hand,
        drawing: drawing(seat, cell),
    };
    marks.map(piece).collect()
}

fn drawing(seat: Seat, cell: Cell) -> String {
    super::kit::art::used::<TicTacToe>(Position::color(seat), &moved(middle(cell)))
}

fn cells(choice: Choice) -> Vec<Spot> {
    let Some(position) = choice.position.get() else {
        return Vec::new();
    };
    Cell::all()
        .map(|cell| Spot {
            name: cell.to_string(),
            at: moved(middle(cell)),
            outline: SQUARE,
            class: if position.is_legal(cell) { "can" } else { "" },
            label: cell.to_string(),
            badge: String::new(),
        })
        .collect()
}

fn next_cell(from: Cell, way: (i32, i32)) -> Option<Cell> {
    let cells = Cell::all().map(|cell| (cell.index(), middle(cell)));
    next_towards(cells, middle(from), way).and_then(Cell::new)
}

fn plate(position: &Position, seat: Seat) -> Plate {
    let count = marks(position).iter().filter(|it| it.0 == seat).count();
    let figures = vec![(Position::color(seat), count.to_string(), "board-marks")];
    Plate::new(i64::from(position.has_won(seat)), figures)
}

fn board(props: &BoardProps) -> AnyView {
    let choice = Choice::new(props);
    let drawn = move || {
        let position = choice.position.get()?;
        let marks = marks(&position).into_iter();
        Some(
            marks
                .map(|(seat, cell)| drawing(seat, cell))
                .collect::<String>(),
        )
    };
    let all = Memo::new(move |_| Arc::new(cells(choice)));
    let layers = view! {
        <defs inner_html=DEFINITIONS></defs>
        <g class="pieces" aria-hidden="true" inner_html=drawn></g>
        {spots(all, || Some("b2".to_owned()))}
        {trace(choice.scene, 14, pieces)}
    };
    let view_box = || Some(view_box(FRAME));
    let parts = Parts {
        strip: ().into_any(),
        picture: picture::stage(choice, "board-label", || "stage", view_box, layers),
        foot: ().into_any(),
        plates: plates(choice.scene, plate),
        asked: tray(
            choice.scene,
            "toy-tray",
            move || Some(choice.get("board-task")),
            (),
            (),
        ),
        more: ().into_any(),
        below: ().into_any(),
    };
    let naming = Naming {
        game: "tic-tac-toe",
        class: "toy-board",
    };
    layout(
        choice,
        naming,
        || None,
        || aspect(FRAME),
        move |stroke| picture::press(stroke, choice, next_cell),
        parts,
    )
}

/// A table with this board on it, as a page would set it up.
struct Table {
    game: StoredValue<TicTacToe>,
    view: RwSignal<serde_json::Value>,
    explained: RwSignal<Vec<String>>,
    choice: Choice,
}

impl Table {
    fn new() -> Self {
        let game = TicTacToe::new(&TicTacToe::PROFILE.usual()).expect("a game");
        let view = RwSignal::new(serde_json::to_value(game).expect("views are JSON"));
        let explained = RwSignal::new(Vec::new());
        let game = StoredValue::new(game);
        let props = BoardProps {
            view: view.into(),
            actor: Signal::derive(move || {
                view.track();
                game.read_value().awaited().actors().first()
            }),
            held_by: Signal::stored(None),
            places: Signal::stored(None),
            watches: Signal::stored(false),
            pointed: RwSignal::new(None),
            play: Callback::new(move |action: String| {
                let seat = game.read_value().awaited().actors().first();
                let action = action.parse().expect("notation");
                game.update_value(|game| {
                    game.play(seat.expect("a turn"), action)
                        .expect("it is legal");
                });
                view.set(serde_json::to_value(game.get_value()).expect("views are JSON"));
            }),
            play_at_once: Callback::new(|_| {}),
            explain: Callback::new(move |action| explained.update(|all| all.push(action))),
            refuse: Callback::new(|_| {}),
            highlighted: Signal::stored(None),
            last: Signal::stored(None),
            names: Signal::stored(vec!["Ada".to_owned(), "Ben".to_owned()]),
            words: Signal::stored(Arc::new(table::Words::new(
                table::Locale::ENGLISH,
                &[TicTacToe::TEXTS, super::kit::TEXTS],
            ))),
            animate: Signal::stored(false),
            around: super::Around::default(),
        };
        Self {
            game,
            view,
            explained,
            choice: Choice::new(&props),
        }
    }

    fn click(&self, cell: &str) {
        self.choice.click(Choice::named(cell).expect("a cell"));
    }

    fn position(&self) -> Arc<Position> {
        self.choice.now().expect("it is a view of this game")
    }
}

#[test]
fn a_game_is_played_by_clicks() {
    Owner::new().with(|| {
        let table = Table::new();
        for cell in ["b2", "a1", "b1", "a2", "b3"] {
            assert!(!table.position().has_won(Seat::new(0)));
            table.click(cell);
        }
        let end = table.position();
        assert!(end.has_won(Seat::new(0)) && end.actor().is_none());
        assert_eq!(marks(&end).len(), 5);
        assert_eq!(plate(&end, Seat::new(0)).score, 1);
        assert!(table.explained.read().is_empty());
        assert_eq!(table.game.read_value().awaited().actors().first(), None);
    });
}

#[test]
fn what_is_not_possible_is_marked_and_explained() {
    Owner::new().with(|| {
        let table = Table::new();
        table.click("b2");
        let before = table.view.get();
        table.click("b2");
        assert_eq!(table.view.get(), before);
        assert_eq!(*table.explained.read(), ["b2"]);
        let looks = table.choice.looks;
        assert_eq!(looks.refused.get(), Choice::named("b2"));
        let reason = table.choice.reason(Cell::new(4).expect("b2"));
        assert!(reason.is_some_and(|reason| reason.contains("b2")));
        // Looking elsewhere takes the mark away, and points at what a click would do.
        table.choice.look_at(Cell::new(0).expect("a1"));
        assert_eq!(looks.refused.get(), None);
        assert_eq!(table.choice.pointed.get().as_deref(), Some("a1"));
        table.choice.look_at(Cell::new(4).expect("b2"));
        assert_eq!(table.choice.pointed.get(), None);
    });
}

#[test]
fn arrows_lead_from_cell_to_cell_and_every_cell_is_a_spot() {
    Owner::new().with(|| {
        let table = Table::new();
        assert_eq!(
            next_cell(Cell::new(4).expect("b2"), (0, -1)),
            Choice::named("b3")
        );
        assert_eq!(next_cell(Cell::new(6).expect("a3"), (0, -1)), None);
        table.click("b2");
        let cells = cells(table.choice);
        assert_eq!(cells.iter().filter(|cell| cell.class == "can").count(), 8);
        assert_eq!(pieces(&table.position()).len(), 1);
        assert_eq!((BOARD.phase)(&table.view.get()), None);
    });
}
