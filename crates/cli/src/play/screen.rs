//! How the screen looks.

use engine::{Awaited, Message, PerSeat, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Widget, Wrap};

use super::app::{App, Mode, Notice};
use super::canvas::Rgb;
use super::thinker::Purpose;
use crate::boards::Beside;

const BLUE: Rgb = Rgb(86, 180, 233);
const ORANGE: Rgb = Rgb(230, 159, 0);
const GREEN: Rgb = Rgb(0, 158, 115);
const GREY: Rgb = Rgb(140, 140, 140);

/// Smaller screens cannot show a board.
const SMALLEST: (u16, u16) = (60, 20);
const SIDE: u16 = 34;
/// How many possible moves are offered while typing.
const OFFERS: usize = 8;

impl App {
    pub(crate) fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let text = Message::new("ui-too-small")
                .with("columns", i64::from(SMALLEST.0))
                .with("rows", i64::from(SMALLEST.1));
            wrapped(self.words.tell(&text)).render(area, buffer);
            return;
        }
        let rows = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(10),
            Constraint::Length(2),
            Constraint::Length(1),
        ]);
        let [title, middle, prompt, keys] = rows.areas(area);
        let [table, _, side] = Layout::horizontal([
            Constraint::Min(20),
            Constraint::Length(1),
            Constraint::Length(SIDE),
        ])
        .areas(middle);
        self.draw_title(title, buffer);
        if let Mode::HandOver(seat) = self.mode {
            self.draw_hand_over(middle, buffer, seat);
            return;
        }
        self.board.draw(table, buffer, self.depth);
        self.draw_side(side, buffer);
        self.draw_prompt(prompt, buffer);
        self.draw_keys(keys, buffer);
        match self.mode {
            Mode::Typing => self.draw_offers(table, buffer),
            Mode::Help => self.draw_help(middle, buffer),
            Mode::Signs => self.draw_signs(middle, buffer),
            Mode::Points => self.draw_points(middle, buffer),
            Mode::Board | Mode::HandOver(_) => {}
        }
    }

    fn color(&self, color: Rgb) -> Style {
        Style::new().fg(self.depth.color(color))
    }

    fn names(&self) -> Vec<String> {
        Seat::all(self.session.occupants().len())
            .map(|seat| self.session.name(seat, &self.words))
            .collect()
    }

    fn draw_title(&self, area: Rect, buffer: &mut Buffer) {
        let id = self.session.profile().id;
        let name = format!(" {} ", self.words.get(&format!("game-{id}")));
        let promise = self.session.record(false).commitment.to_string();
        let fair = Message::new("ui-commitment").with("commitment", promise[..16].to_owned());
        let line = Line::from(vec![
            Span::styled(
                name,
                Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
            ),
            Span::raw("  "),
            Span::styled(self.words.tell(&fair), self.color(GREY)),
        ]);
        Paragraph::new(line).render(area, buffer);
    }

    fn draw_side(&mut self, area: Rect, buffer: &mut Buffer) {
        let names = self.names();
        let beside = Beside {
            names: &names,
            words: &self.words,
        };
        let height = self.board.draw_side(area, buffer, self.depth, &beside);
        let top = (area.y + height + 1).min(area.bottom());
        let log = Rect {
            y: top,
            height: area.bottom() - top,
            ..area
        };
        self.draw_log(log, buffer);
    }

    fn draw_log(&self, area: Rect, buffer: &mut Buffer) {
        if area.height < 2 {
            return;
        }
        let heading = Span::styled(self.words.get("ui-log"), self.color(GREY));
        Paragraph::new(heading).render(area, buffer);
        let body = Rect {
            y: area.y + 1,
            height: area.height - 1,
            ..area
        };
        let width = usize::from(body.width).max(10);
        let moves = table::moves(&self.log);
        let lines: Vec<Line<'_>> = moves
            .iter()
            .flat_map(|entry| {
                let style = match entry.seat {
                    Some(_) => Style::new(),
                    None => self.color(GREY),
                };
                wrap(&entry.words, width)
                    .into_iter()
                    .map(move |text| Line::from(Span::styled(text, style)))
            })
            .collect();
        let end = lines
            .len()
            .saturating_sub(self.scroll)
            .max(usize::from(body.height).min(lines.len()));
        let start = end.saturating_sub(usize::from(body.height));
        Paragraph::new(Text::from(lines[start..end].to_vec())).render(body, buffer);
    }

    fn draw_prompt(&self, area: Rect, buffer: &mut Buffer) {
        let (text, style) = if self.mode == Mode::Typing {
            self.typing_prompt()
        } else {
            self.board_prompt()
        };
        wrapped(text).style(style).render(area, buffer);
    }

    fn typing_prompt(&self) -> (String, Style) {
        let mut text = format!("> {}▏", self.input);
        if let Some(Notice::Refused(reason)) = &self.notice {
            text = format!("{text}\n{reason}");
        }
        let style = match self.notice {
            Some(_) => self.color(ORANGE),
            None => Style::new().add_modifier(Modifier::BOLD),
        };
        (text, style)
    }

    fn board_prompt(&self) -> (String, Style) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match &self.notice {
            Some(Notice::Good(text)) => return (text.clone(), self.color(GREEN)),
            Some(Notice::Refused(text)) => return (text.clone(), self.color(ORANGE)),
            Some(Notice::Hint(text)) => return (text.clone(), self.color(BLUE)),
            None => {}
        }
        if let Some(thinker) = &self.thinker {
            let key = match thinker.purpose {
                Purpose::Move => "ui-thinking",
                Purpose::Hint => "ui-advising",
            };
            let name = self.session.name(thinker.seat, &self.words);
            let text = self.words.tell(&Message::new(key).with("player", name));
            let far = match thinker.percent() {
                0 => String::new(),
                percent => format!(" {percent} %"),
            };
            let text = format!("{} {text}{far}", thinker.spinner());
            return (text, self.color(GREY));
        }
        if let Awaited::Nobody(standings) = self.session.awaited() {
            return (self.result(&standings), self.color(GREEN).patch(bold));
        }
        if self.held.is_some() {
            return (self.words.get("ui-held"), self.color(BLUE));
        }
        match (self.actor(), self.preview()) {
            (Some(seat), Some(choice)) => {
                let name = self.session.name(seat, &self.words);
                let beside = Beside {
                    names: &self.names(),
                    words: &self.words,
                };
                let turn = match self.board.question(&beside) {
                    Some(question) => Message::new("ui-your-question").with("question", question),
                    None => Message::new("ui-your-turn"),
                };
                let turn = self.words.tell(&turn.with("player", name));
                (format!("{turn}\n{}", choice.words), bold)
            }
            (Some(_), None) => (self.words.get("ui-not-here"), self.color(ORANGE)),
            (None, _) => (String::new(), bold),
        }
    }

    fn result(&self, standings: &engine::Standings) -> String {
        let names = self.names();
        let scores: Vec<_> = names
            .iter()
            .zip(&standings.scores)
            .map(|(name, score)| format!("{name} {score}"))
            .collect();
        let winners: Vec<_> = names
            .iter()
            .zip(&standings.places)
            .filter(|(_, place)| **place == 1)
            .map(|(name, _)| name.as_str())
            .collect();
        let verdict = Message::new("ui-over")
            .with("winners", winners.len() as i64)
            .with("names", winners.join(", "))
            .with("scores", scores.join(" · "));
        self.words.tell(&verdict)
    }

    fn draw_keys(&self, area: Rect, buffer: &mut Buffer) {
        let keys: &[(&str, &str)] = match self.mode {
            Mode::Typing => &[
                ("Enter", "ui-key-play"),
                ("Tab", "ui-key-complete"),
                ("↑ ↓", "ui-key-pick"),
                ("Esc", "ui-key-back"),
            ],
            _ if self.held.is_some() => &[
                ("Enter", "ui-key-end-turn"),
                ("u", "ui-key-undo"),
                ("?", "ui-key-help"),
                ("q", "ui-key-quit"),
            ],
            _ if matches!(self.session.awaited(), Awaited::Nobody(_)) => &[
                ("s", "ui-key-points"),
                ("n", "ui-key-again"),
                ("q", "ui-key-quit"),
            ],
            _ => &[
                ("Enter", "ui-key-play"),
                ("h", "ui-key-hint"),
                ("u", "ui-key-undo"),
                (":", "ui-key-type"),
                ("?", "ui-key-help"),
                ("q", "ui-key-quit"),
            ],
        };
        let mut spans: Vec<_> = keys
            .iter()
            .flat_map(|(key, meaning)| self.key_spans(key, meaning))
            .collect();
        if self.mode == Mode::Board && self.actor().is_some() {
            // The board's own keys go first, as many as there is room for; the help shows them all.
            let shown = |key: &str| !key.contains('⇧');
            let mut room = usize::from(area.width);
            room = room.saturating_sub(spans.iter().map(Span::width).sum());
            let mut more = Vec::new();
            for (meaning, key) in self.board.keys().iter().filter(|(_, key)| shown(key)) {
                let spans = self.key_spans(key, meaning);
                let width: usize = spans.iter().map(Span::width).sum();
                if width > room {
                    break;
                }
                room -= width;
                more.extend(spans);
            }
            spans.splice(0..0, more);
        }
        Paragraph::new(Line::from(spans)).render(area, buffer);
    }

    fn key_spans(&self, key: &str, meaning: &str) -> [Span<'static>; 2] {
        [
            Span::styled(
                format!(" {key} "),
                Style::new().add_modifier(Modifier::REVERSED),
            ),
            Span::styled(format!(" {}  ", self.words.get(meaning)), self.color(GREY)),
        ]
    }

    fn draw_offers(&self, area: Rect, buffer: &mut Buffer) {
        let count = self.matches.len().min(OFFERS);
        let height = (count as u16 + 2).min(area.height);
        let popup = Rect {
            y: area.bottom() - height,
            height,
            ..area
        };
        let first = self
            .picked
            .map_or(0, |picked| (picked + 1).saturating_sub(OFFERS));
        let lines: Vec<Line<'_>> = self
            .matches
            .iter()
            .enumerate()
            .skip(first)
            .take(count)
            .map(|(index, choice)| {
                let style = if self.picked == Some(index) {
                    Style::new().add_modifier(Modifier::REVERSED)
                } else {
                    Style::new()
                };
                Line::from(vec![
                    Span::styled(format!("{:<22}", choice.notation), style),
                    Span::styled(choice.words.clone(), self.color(GREY)),
                ])
            })
            .collect();
        let title = Message::new("ui-offers").with("count", self.matches.len() as i64);
        Clear.render(popup, buffer);
        Paragraph::new(lines)
            .block(Block::bordered().title(self.words.tell(&title)))
            .render(popup, buffer);
    }

    fn draw_help(&self, area: Rect, buffer: &mut Buffer) {
        let common = [
            ("ui-help-play", "Enter"),
            ("ui-help-undo", "u"),
            ("ui-help-redo", "y"),
            ("ui-help-hint", "h"),
            ("ui-help-why", "w"),
            ("ui-help-type", ":"),
            ("ui-help-confirm", "c"),
            ("ui-help-person", "p"),
            ("ui-help-log", "PgUp PgDn"),
            ("ui-help-mouse", "🖱"),
            ("ui-help-quit", "q"),
        ];
        let more: &[_] = match self.board.signs() {
            [] => &[],
            _ => &[("ui-key-signs", "?")],
        };
        let keys = self.board.keys().iter().chain(&common).chain(more);
        let mut lines: Vec<Line<'_>> = keys
            .map(|(meaning, key)| self.explained(key, meaning))
            .collect();
        let id = self.session.profile().id;
        let summary = self.words.get(&format!("game-{id}-summary"));
        lines.insert(0, Line::default());
        lines.insert(0, Line::from(summary));
        lines.push(Line::default());
        let file = self.save.file().display().to_string();
        lines.push(Line::from(
            self.words
                .tell(&Message::new("ui-help-saved").with("file", file)),
        ));
        self.draw_popup(area, buffer, "ui-help", lines);
    }

    fn draw_signs(&self, area: Rect, buffer: &mut Buffer) {
        let signs = self.board.signs().iter();
        let lines = signs.map(|(meaning, sign)| self.explained(sign, meaning));
        self.draw_popup(area, buffer, "ui-signs", lines.collect());
    }

    /// Where the points came from, and a few figures.
    fn draw_points(&self, area: Rect, buffer: &mut Buffer) {
        let tally = self.session.tally();
        let names = self.names();
        let rating = tally.rating.iter().map(|rating| self.words.tell(rating));
        let mut lines: Vec<Line<'_>> = rating.map(Line::from).collect();
        let row = |name: String, figures: Vec<String>| -> String {
            let figures = figures.iter().map(|figure| format!(" {figure:>9.9}"));
            format!("{name:<30.30}{}", figures.collect::<String>())
        };
        let figures = |figures: &PerSeat<i32>| figures.iter().map(ToString::to_string).collect();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        lines.push(Line::styled(row(String::new(), names.clone()), bold));
        for (key, points) in &tally.sources {
            lines.push(Line::from(row(self.words.get(key), figures(points))));
        }
        let total = PerSeat::from_fn(names.len(), |seat| tally.score(seat));
        let total = row(self.words.get("ui-points-total"), figures(&total));
        lines.push(Line::styled(total, bold));
        lines.push(Line::default());
        for fact in &tally.facts {
            let line = row(self.words.get(fact.key), figures(&fact.figures));
            lines.push(Line::from(line));
        }
        let width = 34 + 10 * names.len() as u16;
        self.draw_wide_popup(area, buffer, "ui-points", lines, width.max(60));
    }

    /// A key or a sign, and its meaning.
    fn explained(&self, sign: &str, meaning: &str) -> Line<'static> {
        Line::from(vec![
            Span::styled(
                format!("{sign:>12}  "),
                Style::new().add_modifier(Modifier::BOLD),
            ),
            Span::raw(self.words.get(meaning)),
        ])
    }

    fn draw_popup(&self, area: Rect, buffer: &mut Buffer, title: &str, lines: Vec<Line<'_>>) {
        self.draw_wide_popup(area, buffer, title, lines, 76);
    }

    fn draw_wide_popup(
        &self,
        area: Rect,
        buffer: &mut Buffer,
        title: &str,
        lines: Vec<Line<'_>>,
        width: u16,
    ) {
        let width = area.width.min(width);
        let height = (lines.len() as u16 + 4).min(area.height);
        let popup = centred(area, width, height);
        Clear.render(popup, buffer);
        Paragraph::new(lines)
            .wrap(Wrap { trim: false })
            .block(Block::bordered().title(self.words.get(title)))
            .render(popup, buffer);
    }

    fn draw_hand_over(&self, area: Rect, buffer: &mut Buffer, seat: Seat) {
        let name = self.session.name(seat, &self.words);
        let text = self
            .words
            .tell(&Message::new("ui-hand-over").with("player", name));
        let popup = centred(area, area.width.min(50), 5);
        wrapped(text).block(Block::bordered()).render(popup, buffer);
    }
}

fn wrapped(text: String) -> Paragraph<'static> {
    Paragraph::new(text).wrap(Wrap { trim: true })
}

fn centred(area: Rect, width: u16, height: u16) -> Rect {
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height.saturating_sub(height)) / 2,
        width,
        height: height.min(area.height),
    }
}

/// Breaks a sentence into lines, the further ones indented.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::from("· ")];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is always one");
        if last.chars().count() + word.chars().count() > width && last.trim().len() > 2 {
            lines.push(format!("  {word} "));
        } else {
            last.push_str(word);
            last.push(' ');
        }
    }
    lines
}
