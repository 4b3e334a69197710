//! The drawings that tiles are made of, as SVG definitions. Everything here is our own.
//!
//! Each design is drawn once, not turned, and used wherever a tile lies. The colours come as variables
//! from the stylesheet; its rules do not reach into drawings that are used elsewhere.

use std::fmt::Write;
use std::sync::LazyLock;

use ants::components::{Corners, SIDES};
use ants::{Color, Design};

use super::geometry::{Spot, closed_path, hexagon, short, shrunk, slice};

/// The reference to the drawing of a tile's sectors.
pub(super) fn face(design: Design) -> String {
    format!("#{}", face_id(design))
}

/// The reference to the drawing of a tile's dots and ants, which lie above the light.
pub(super) fn print(design: Design, corners: Corners) -> String {
    format!("#{}", print_id(design, corners))
}

/// The reference to the drawing of an ant.
pub(super) fn ant(color: Color) -> &'static str {
    match color {
        Color::Beige => "#ants-ant-beige",
        Color::Brown => "#ants-ant-brown",
    }
}

/// A drawing as a small picture in the text: the emblem of a player is an ant.
pub(super) fn icon(name: &str) -> String {
    let color = name.strip_prefix("emblem-").unwrap_or(name);
    format!(
        "<span class=\"token\"><svg class=\"ant-picture\" viewBox=\"-58 -66 116 124\" aria-hidden=\"true\">\
         <use href=\"#ants-ant-{color}\"/></svg></span>"
    )
}

fn face_id(design: Design) -> String {
    format!("ants-face-{}", design.id())
}

fn print_id(design: Design, corners: Corners) -> String {
    let dots = match corners {
        Corners::Printed => "printed",
        Corners::Six => "six",
    };
    format!("ants-print-{}-{dots}", design.id())
}

/// All definitions that the standard set needs, to stand in one `<defs>` of the page.
pub(super) fn definitions() -> &'static str {
    static DEFINITIONS: LazyLock<String> = LazyLock::new(|| {
        let mut svg = String::from(PAINTS);
        svg.push_str(ANTS);
        svg.push_str(&shadow());
        let _ = write!(
            svg,
            r##"<path id="ants-hexagon" d="{}"/><path id="ants-light" fill="url(#ants-glow)" d="{}"/>"##,
            hexagon(0.0),
            hexagon(1.5)
        );
        for design in standard() {
            svg.push_str(&both_of(design));
        }
        svg
    });
    &DEFINITIONS
}

/// The definitions of designs that the standard set does not have.
pub(super) fn further_definitions(designs: impl Iterator<Item = Design>) -> String {
    designs
        .filter(|design| standard().all(|known| known != *design))
        .map(both_of)
        .collect()
}

fn standard() -> impl Iterator<Item = Design> {
    Design::ALL.into_iter().chain([Design::DOUBLE])
}

/// Sectors, dots and ants of a design.
fn both_of(design: Design) -> String {
    let mut svg = sectors(design);
    for corners in [Corners::Printed, Corners::Six] {
        svg.push_str(&dots_and_ants(design, corners));
    }
    svg
}

/// Light from the top left; paper with flecks for beige, grain for brown.
const PAINTS: &str = r##"
<linearGradient id="ants-glow" x1="0.15" y1="0" x2="0.85" y2="1">
  <stop offset="0" stop-color="white" stop-opacity="0.26"/>
  <stop offset="0.5" stop-color="white" stop-opacity="0"/>
  <stop offset="1" stop-color="black" stop-opacity="0.16"/>
</linearGradient>
<pattern id="ants-flecks" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">
  <g fill="#8a6328" fill-opacity="0.3"><circle cx="5" cy="7" r="1.2"/><circle cx="21" cy="4" r="0.8"/>
  <circle cx="28" cy="18" r="1.3"/><circle cx="12" cy="22" r="0.9"/>
  <circle cx="19" cy="31" r="1.1"/><circle cx="3" cy="29" r="0.7"/></g>
</pattern>
<pattern id="ants-grain" width="60" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">
  <path fill="none" stroke="#f3c98b" stroke-opacity="0.17" stroke-width="2" d="M0 3Q15 0.5 30 3T60 3M0 10.5Q15 13 30 10.5T60 10.5"/>
</pattern>
"##;

/// Two kinds, so that they can be told apart without colours: a slender worker on beige, a soldier
/// with a large head, jaws and a striped abdomen on brown. Both look upwards and are about 100 long.
const ANTS: &str = r#"
<g id="ants-ant-beige" fill="var(--ants-beige-ink)" stroke="none">
  <path fill="none" stroke="var(--ants-beige-ink)" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" d="M4 -14L22 -24L27 -43M6 -9L27 -9L39 4M5 -3L23 12L31 40M-4 -14L-22 -24L-27 -43M-6 -9L-27 -9L-39 4M-5 -3L-23 12L-31 40M4 -38L14 -49L12 -62M-4 -38L-14 -49L-12 -62"/>
  <ellipse cx="0" cy="-32" rx="10.5" ry="12"/>
  <ellipse cx="0" cy="-9" rx="7.5" ry="14"/>
  <circle cx="0" cy="7" r="3.6"/>
  <path d="M0 9C10 12 15.5 22 14.5 31C13.5 41 6 48 0 51C-6 48 -13.5 41 -14.5 31C-15.5 22 -10 12 0 9Z"/>
</g>
<g id="ants-ant-brown" fill="var(--ants-brown-ink)" stroke="none">
  <path fill="none" stroke="var(--ants-brown-ink)" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" d="M4 -12L23 -20L31 -37M6 -7L28 -5L40 10M5 -1L23 15L29 43M-4 -12L-23 -20L-31 -37M-6 -7L-28 -5L-40 10M-5 -1L-23 15L-29 43M9 -38L21 -47L23 -60M-9 -38L-21 -47L-23 -60"/>
  <path fill="none" stroke="var(--ants-brown-ink)" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" d="M5 -42Q11 -52 2 -56M-5 -42Q-11 -52 -2 -56"/>
  <path d="M0 -18C-9 -18 -15.5 -25 -15.5 -33C-15.5 -41 -9 -45 0 -43.500C9 -45 15.5 -41 15.5 -33C15.5 -25 9 -18 0 -18Z"/>
  <ellipse cx="0" cy="-6" rx="8" ry="13"/>
  <circle cx="0" cy="9" r="3.8"/>
  <ellipse cx="0" cy="31" rx="17" ry="20.5"/>
  <path fill="none" stroke="var(--ants-brown)" stroke-width="3.4" d="M-14.5 24Q0 30 14.5 24M-15 34Q0 40 15 34M-11 43.500Q0 48 11 43.5"/>
</g>
"#;

/// A soft shadow without a filter: a few wide, faint lines around a hexagon.
fn shadow() -> String {
    let mut svg = String::from(
        r#"<g id="ants-shadow" fill="none" stroke="var(--ants-shadow)" stroke-opacity="var(--ants-depth)" stroke-linejoin="round">"#,
    );
    for width in [3, 8, 13, 18, 24, 30, 36] {
        let _ = write!(
            svg,
            r#"<path d="{}" stroke-width="{width}"/>"#,
            hexagon(2.0)
        );
    }
    svg + "</g>"
}

/// The seam between what is printed and the side of the tile.
const SEAM: f64 = 2.2;
/// How round the corners of the printed parts are.
const ROUNDING: f64 = 4.5;
/// The radius of a dot.
pub(super) const DOT: f64 = 17.0;

fn sectors(design: Design) -> String {
    let mut svg = format!(
        r##"<g id="{}"><use href="#ants-hexagon" fill="var(--ants-seam)"/>"##,
        face_id(design)
    );
    for run in runs(design) {
        let outline = closed_path(&run.outline());
        let (color, texture) = match run.color {
            Color::Beige => ("beige", "flecks"),
            Color::Brown => ("brown", "grain"),
        };
        let width = ROUNDING * 2.0;
        let _ = write!(
            svg,
            r#"<path fill="var(--ants-{color})" stroke="var(--ants-{color})" stroke-width="{width}" stroke-linejoin="round" d="{outline}"/><path fill="url(#ants-{texture})" d="{outline}"/>"#
        );
    }
    svg + "</g>"
}

fn dots_and_ants(design: Design, corners: Corners) -> String {
    let mut svg = format!(r#"<g id="{}">"#, print_id(design, corners));
    for corner in (0..SIDES).filter(|&corner| design.dot(corner, corners)) {
        let _ = write!(
            svg,
            r#"<path fill="var(--ants-dot)" d="{}"/>"#,
            piece_of_dot(corner)
        );
    }
    for sector in 0..SIDES {
        svg.push_str(&ants_in(design, sector));
    }
    svg + "</g>"
}

/// Sectors of one colour side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    color: Color,
    first: usize,
    sectors: usize,
}

fn runs(design: Design) -> Vec<Run> {
    let color = |sector: usize| design.color(sector % SIDES);
    if (1..SIDES).all(|sector| color(sector) == color(0)) {
        return vec![Run {
            color: color(0),
            first: 0,
            sectors: SIDES,
        }];
    }
    (0..SIDES)
        .filter(|&first| color(first) != color(first + SIDES - 1))
        .map(|first| Run {
            color: color(first),
            first,
            sectors: (first..first + SIDES)
                .take_while(|&sector| color(sector) == color(first))
                .count(),
        })
        .collect()
}

impl Run {
    fn outline(self) -> Vec<Spot> {
        let mut spots: Vec<_> = (self.first..=self.first + self.sectors)
            .take(SIDES)
            .map(Spot::corner)
            .collect();
        // Half a tile has a straight line through the middle, and a whole one has none.
        if self.sectors != SIDES / 2 && self.sectors != SIDES {
            spots.push(Spot::new(0.0, 0.0));
        }
        // The line around it, which is drawn with round joints, brings back its half width.
        shrunk(&spots, SEAM + ROUNDING)
    }
}

/// A third of a disc.
fn piece_of_dot(corner: usize) -> String {
    let sides = [corner + 1, corner + SIDES - 1].map(Spot::corner);
    slice(Spot::corner(corner), DOT, sides)
}

/// The ants of a sector, each walking its own way.
fn ants_in(design: Design, sector: usize) -> String {
    let outwards = (sector as f64 + 0.5) * 60.0;
    let count = design.ants(sector);
    let (size, spread) = match count {
        0 | 1 => (0.44, 0.0),
        2 => (0.38, 15.5),
        _ => (0.3, 10.0),
    };
    let number = standard().take_while(|known| *known != design).count();
    let mut svg = String::new();
    for index in 0..count {
        let side = f64::from(index) * 2.0 - f64::from(count - 1);
        let spot = Spot::polar(57.0, outwards - side * spread);
        // Any fixed disorder will do.
        let stroll = (number * 5 + sector * 7 + usize::from(index) * 3) % 9;
        let stray = stroll as f64 * 9.0 - 36.0;
        let heading = 90.0 - outwards + if count == 1 { stray } else { side * 16.0 };
        let _ = write!(
            svg,
            r#"<use href="{}" transform="translate({} {}) rotate({}) scale({size})"/>"#,
            ant(design.color(sector)),
            short(spot.x),
            short(spot.y),
            short(heading)
        );
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runs_of_each_design_make_up_six_sectors() {
        for design in Design::ALL.into_iter().chain([Design::DOUBLE]) {
            let runs = runs(design);
            assert_eq!(runs.iter().map(|run| run.sectors).sum::<usize>(), SIDES);
            for run in runs {
                assert_eq!(design.color(run.first), run.color);
            }
        }
    }

    #[test]
    fn tiles_of_a_printed_box_are_drawn_too() {
        let plain = Design::from_id("eeeeee-111123-111111").expect("a tile");
        let svg = further_definitions([Design::HALF, plain].into_iter());
        assert!(svg.contains(&format!("id=\"{}\"", face_id(plain))));
        assert!(!svg.contains(&face_id(Design::HALF)));
        assert_eq!(runs(plain).len(), 1);
        assert_eq!(runs(plain)[0].outline().len(), SIDES);
        assert_eq!(ants_in(plain, 5).matches("#ants-ant-beige").count(), 3);
    }

    #[test]
    fn every_design_is_drawn_with_all_its_ants_and_dots() {
        for corners in [Corners::Printed, Corners::Six] {
            for design in Design::ALL {
                let svg = dots_and_ants(design, corners);
                let ants: u8 = (0..SIDES).map(|sector| design.ants(sector)).sum();
                assert_eq!(svg.matches("#ants-ant-").count(), usize::from(ants));
                let dots = (0..SIDES).filter(|&corner| design.dot(corner, corners));
                assert_eq!(svg.matches("var(--ants-dot)").count(), dots.count());
            }
        }
    }

    #[test]
    fn pieces_of_a_dot_meet_on_the_sides_of_tiles() {
        // A third of a disc: from the side towards corner 1 to the side towards corner 5.
        assert_eq!(piece_of_dot(0), "M100 0L91.5 -14.7A17 17 0 0 0 91.5 14.7Z");
    }
}
