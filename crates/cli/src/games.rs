//! `formicary games`: what there is to play.

use engine::printed::STANDARD;
use engine::{GameOption, Message, Profile, Values, Variant};
use table::listing::GameInfo;
use table::{Locale, Words};

use crate::chosen::find_game;
use crate::printing::{FAINT, Lean, TITLE, TYPED, align, print, print_json, styled};
use crate::wording::{refuse, words, words_of};

/// How to tell it.
#[derive(clap::Args)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print a box file of this game to learn from
    #[arg(long, value_name = "GAME", conflicts_with = "json")]
    box_example: Option<String>,
}

pub(crate) fn run(games: &Games, locale: Locale) -> anyhow::Result<()> {
    if let Some(game) = &games.box_example {
        return print(box_example(game, locale)?);
    }
    if games.json {
        let all = table::games()
            .iter()
            .map(|rules| GameInfo::of(*rules, &words_of(*rules, locale)));
        return print_json(&all.collect::<Vec<_>>());
    }
    let pages: Vec<_> = table::games()
        .iter()
        .map(|rules| page(rules.profile(), &words_of(*rules, locale)))
        .collect();
    print(&pages.join("\n"))
}

/// A box file of a game to learn from.
fn box_example(game: &str, locale: Locale) -> anyhow::Result<&'static str> {
    let rules = find_game(game, &words(locale))?;
    let mut options = rules.profile().options.iter();
    let example = options.find_map(|option| match option.values {
        Values::Printed { example, .. } => Some(example),
        Values::OneOf(_) | Values::Number { .. } => None,
    });
    example.ok_or_else(|| {
        let message = Message::new("cli-no-box").with("game", game.to_owned());
        refuse(&words_of(rules, locale), &message)
    })
}

fn page(profile: &Profile, words: &Words) -> String {
    let game = profile.id;
    let by = Message::new("cli-games-by")
        .with("designer", profile.designer.to_owned())
        .with("revision", i64::from(profile.newest()));
    let mut lines = vec![
        format!(
            "{}  {}  {}",
            styled(TYPED, game),
            styled(TITLE, words.get(&format!("game-{game}"))),
            styled(FAINT, words.tell(&by)),
        ),
        format!("  {}", words.get(&format!("game-{game}-summary"))),
    ];
    let heading = |key: &str| format!("  {}", styled(TITLE, words.get(key)));
    lines.push(heading("cli-games-variants"));
    let variants: Vec<_> = profile
        .variants
        .iter()
        .map(|variant| variant_row(game, variant, words))
        .collect();
    lines.extend(align(&variants, &[Lean::Left; 3]).iter().map(indented));
    if !profile.options.is_empty() {
        lines.push(heading("cli-games-options"));
        let options: Vec<_> = profile
            .options
            .iter()
            .flat_map(|option| option_rows(game, option, words))
            .collect();
        lines.extend(align(&options, &[Lean::Left; 2]).iter().map(indented));
    }
    lines.join("\n") + "\n"
}

fn indented(line: &String) -> String {
    format!("    {line}")
}

fn variant_row(game: &str, variant: &Variant, words: &Words) -> Vec<String> {
    let players = if variant.least == variant.most {
        Message::new("cli-players").with("players", variant.least)
    } else {
        Message::new("cli-players-from-to")
            .with("least", variant.least)
            .with("most", variant.most)
    };
    vec![
        styled(TYPED, variant.id),
        words.get(&format!("variant-{game}-{}", variant.id)),
        words.tell(&players),
    ]
}

/// A row for the option, then one for each value that can be typed.
fn option_rows(game: &str, option: &GameOption, words: &Words) -> Vec<Vec<String>> {
    let usual = option.values.usual();
    let mark = |value: &str| {
        if value == usual {
            styled(FAINT, format!(" ({})", words.get("cli-games-usual")))
        } else {
            String::new()
        }
    };
    let mut name = words.get(&format!("option-{game}-{}", option.id));
    if !option.variants.is_empty() {
        let only = Message::new("cli-games-only-in").with("variants", option.variants.join(", "));
        name += &styled(FAINT, format!(" ({})", words.tell(&only)));
    }
    let typed = |value: &dyn std::fmt::Display| styled(TYPED, format!("{}={value}", option.id));
    let meaning = |value: &str| words.get(&format!("option-{game}-{}-{value}", option.id));
    match &option.values {
        Values::OneOf(values) => {
            let mut rows = vec![vec![name]];
            rows.extend(values.iter().map(|value| {
                vec![
                    format!("  {}", typed(value)),
                    format!("{}{}", meaning(value), mark(value)),
                ]
            }));
            rows
        }
        Values::Printed { .. } => vec![
            vec![name],
            vec![
                format!("  {}", typed(&STANDARD)),
                format!("{}{}", meaning(STANDARD), mark(STANDARD)),
            ],
            vec![format!("  {}", styled(TYPED, "--box FILE")), meaning("box")],
        ],
        Values::Number { least, most, usual } => {
            let range = Message::new("cli-games-number")
                .with("least", *least)
                .with("most", *most)
                .with("usual", *usual);
            vec![
                vec![name],
                vec![format!("  {}", typed(&"N")), words.tell(&range)],
            ]
        }
    }
}
