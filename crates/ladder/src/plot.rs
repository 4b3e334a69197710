//! Plots as SVG.

use std::fmt::Write;

use crate::ratings::Rating;

const WIDTH: f64 = 720.0;
const NAMES: f64 = 130.0;
const LINE: f64 = 22.0;

/// Ratings of several games, each a panel of its own, on one scale.
pub(crate) fn ratings(panels: &[(String, Vec<Rating>)]) -> String {
    let all = panels.iter().flat_map(|(_, ratings)| ratings);
    let (mut least, mut most) = (900.0_f64, 1_100.0_f64);
    for rating in all {
        least = least.min(rating.from);
        most = most.max(rating.to);
    }
    least = (least / 100.0).floor() * 100.0;
    most = (most / 100.0).ceil() * 100.0;
    let x = |points: f64| NAMES + (WIDTH - NAMES - 20.0) * (points - least) / (most - least);
    let mut body = String::new();
    let mut y = 0.0;
    for (name, ratings) in panels {
        y += LINE * 1.4;
        let _ = write!(body, "<text class='name' x='8' y='{y:.0}'>{name}</text>");
        let top = y + 6.0;
        let bottom = top + LINE * ratings.len() as f64;
        let mut points = least;
        while points <= most {
            let at = x(points);
            let _ = write!(
                body,
                "<line class='grid' x1='{at:.1}' x2='{at:.1}' y1='{top:.0}' y2='{bottom:.0}'/>"
            );
            points += 200.0;
        }
        for rating in ratings {
            y += LINE;
            let [from, at, to] = [rating.from, rating.points, rating.to].map(x);
            let _ = write!(
                body,
                "<text x='{:.0}' y='{y:.0}' text-anchor='end'>{}</text>\
                 <line class='bar' x1='{from:.1}' x2='{to:.1}' y1='{2:.1}' y2='{2:.1}'/>\
                 <circle cx='{at:.1}' cy='{2:.1}' r='4'/>",
                NAMES - 8.0,
                rating.level,
                y - 4.0,
            );
        }
    }
    y += LINE;
    let mut points = least;
    while points <= most {
        let at = x(points);
        let _ = write!(
            body,
            "<text x='{at:.1}' y='{y:.0}' text-anchor='middle'>{points:.0}</text>"
        );
        points += 200.0;
    }
    svg(&body, y + 10.0)
}

/// How many games ended with so many points: bars by tens, for several players.
pub(crate) fn scores(panels: &[(String, Vec<i32>)]) -> String {
    let all = panels.iter().flat_map(|(_, scores)| scores).copied();
    let first = all.clone().min().unwrap_or(0).div_euclid(10);
    let last = all.max().unwrap_or(0).div_euclid(10);
    let step = (WIDTH - NAMES - 20.0) / f64::from(last - first + 1);
    let height = 60.0;
    let mut body = String::new();
    let mut y = 10.0;
    for (name, scores) in panels {
        y += height + 14.0;
        let _ = write!(
            body,
            "<text x='{:.0}' y='{y:.0}' text-anchor='end'>{name}</text>",
            NAMES - 8.0
        );
        for ten in first..=last {
            let count = scores.iter().filter(|score| score.div_euclid(10) == ten);
            let part = count.count() as f64 / scores.len().max(1) as f64;
            let tall = height * (part * 2.0).min(1.0);
            let _ = write!(
                body,
                "<rect x='{:.1}' y='{:.1}' width='{:.1}' height='{tall:.1}'/>",
                NAMES + step * f64::from(ten - first),
                y - tall,
                step - 2.0,
            );
        }
    }
    y += 18.0;
    for ten in first..=last {
        let at = NAMES + step * f64::from(ten - first);
        let _ = write!(body, "<text x='{at:.1}' y='{y:.0}'>{}</text>", ten * 10);
    }
    svg(&body, y + 10.0)
}

fn svg(body: &str, height: f64) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH:.0} {height:.0}' width='{WIDTH:.0}'>\
         <style>text{{font:13px sans-serif;fill:#333}}.name{{font-weight:bold}}\
         .grid{{stroke:#ddd}}.bar{{stroke:#7a4b22;stroke-width:3;opacity:.45}}circle,rect{{fill:#7a4b22}}</style>\
         <rect width='100%' height='100%' style='fill:#fff'/>{body}</svg>\n"
    )
}
