//! A page for administrators: reports, people, and what was done. It is plain text and forms, so that it weighs
//! nothing for players and works in every browser.

use axum::Form;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::Message;
use protocol::{Act, ActInfo, NewAct, PersonInfo, ReportInfo};
use serde::Deserialize;
use table::Words;

use super::App;
use super::admin::MOST;
use super::body;
use crate::administration::info;
use crate::caller::Caller;
use crate::dates;
use crate::problem::{Failure, Trouble};
use crate::store::FOREVER;
use crate::tables::now;

/// What can be done about a person, in the order of the form.
const ABOUT_PEOPLE: [Act; 6] = [
    Act::Mute,
    Act::Unmute,
    Act::Ban,
    Act::Unban,
    Act::Grant,
    Act::Revoke,
];
/// What can be done about a report.
const ABOUT_REPORTS: [Act; 4] = [Act::Settle, Act::Mute, Act::Ban, Act::Close];
/// For how many hours; 0 is for ever.
const HOURS: [u64; 5] = [1, 24, 7 * 24, 30 * 24, 0];

/// What the page is asked for.
#[derive(Deserialize, Default)]
pub(super) struct Asked {
    #[serde(default)]
    name: String,
}

/// A form that was filled in.
#[derive(Deserialize)]
pub(super) struct Filled {
    act: Act,
    #[serde(default)]
    person: String,
    #[serde(default)]
    table: String,
    #[serde(default)]
    report: String,
    #[serde(default)]
    hours: u64,
    #[serde(default)]
    reason: String,
}

impl Filled {
    fn wanted(self) -> NewAct {
        let given = |text: String| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let is_about_table = matches!(self.act, Act::Close | Act::Reopen);
        let for_a_while = matches!(self.act, Act::Mute | Act::Ban) && self.hours > 0;
        NewAct {
            act: self.act,
            person: given(self.person).filter(|_| !is_about_table),
            table: given(self.table).filter(|_| is_about_table),
            report: self.report.parse().ok(),
            until: for_a_while.then(|| now() + self.hours.min(1_000_000) * 3_600_000),
            reason: self.reason,
        }
    }
}

/// `GET /admin`.
pub(super) async fn page(
    State(app): State<App>,
    caller: Caller,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Response {
    let asked = asked.map(|Query(asked)| asked).unwrap_or_default();
    answer(&app, &caller, &asked, None).await
}

/// `POST /admin`: a form was filled in.
pub(super) async fn act(State(app): State<App>, caller: Caller, request: Request) -> Response {
    let done = async {
        caller.administrator()?;
        let (mut parts, body) = request.into_parts();
        let bytes = body::read(body, app.patience.body).await?;
        // It may have taken a while: whoever was an administrator when it began may be none by now.
        let caller = Caller::from_request_parts(&mut parts, &app).await;
        let caller = caller.map_err(|_| Trouble::SignInFirst)?;
        let person = caller.administrator()?;
        let request = Request::from_parts(parts, bytes.into());
        let filled = Form::<Filled>::from_request(request, &()).await;
        let Form(filled) = filled.map_err(|_| Trouble::BadRequest)?;
        app.moderation.act(person, filled.wanted()).await
    };
    match done.await {
        Ok(()) => Redirect::to("/admin").into_response(),
        Err(failure) => answer(&app, &caller, &Asked::default(), Some(failure)).await,
    }
}

/// `GET /admin/page.css`.
pub(super) async fn style() -> impl IntoResponse {
    let form = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (form, include_str!("admin_page/page.css"))
}

async fn answer(app: &App, caller: &Caller, asked: &Asked, wrong: Option<Failure>) -> Response {
    let words = app.catalog.words(caller.locale);
    let shown = async {
        caller.administrator()?;
        Shown::read(app, asked).await
    };
    let (status, body) = match shown.await {
        Ok(shown) => {
            let page = Page { words };
            let status = wrong.as_ref().map_or(StatusCode::OK, Failure::status);
            (status, page.body(&shown, asked, wrong.as_ref()))
        }
        Err(failure) => {
            let way = words.get("admin-sign-in");
            let reason = safe(&failure.reason(words));
            let body = format!("<p role=alert>{reason}</p><p><a href=\"/#/account\">{way}</a></p>");
            (failure.status(), body)
        }
    };
    let (lang, title) = (caller.locale, words.get("admin-title"));
    let html = format!(
        "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title} · Formicary</title><link rel=\"stylesheet\" href=\"/admin/page.css\">\
         <main><h1>{title}</h1>{body}</main></html>"
    );
    (status, Html(html)).into_response()
}

/// What the page shows.
struct Shown {
    reports: Vec<ReportInfo>,
    people: Vec<PersonInfo>,
    acts: Vec<ActInfo>,
}

impl Shown {
    async fn read(app: &App, asked: &Asked) -> Result<Self, Failure> {
        let register = app.store.register();
        let people = match asked.name.trim() {
            "" => register.administrators().await?,
            name => register.named(name).await?,
        };
        Ok(Self {
            reports: register.reports(false, MOST).await?,
            people: people.into_iter().map(info).collect(),
            acts: register.last_acts(MOST).await?,
        })
    }
}

/// The page in one language.
struct Page<'a> {
    words: &'a Words,
}

impl Page<'_> {
    fn get(&self, key: &str) -> String {
        safe(&self.words.get(key))
    }

    fn body(&self, shown: &Shown, asked: &Asked, wrong: Option<&Failure>) -> String {
        let wrong = wrong.map_or_else(String::new, |failure| {
            format!("<p role=alert>{}</p>", safe(&failure.reason(self.words)))
        });
        let reports: String = shown.reports.iter().map(|it| self.report(it)).collect();
        let people: String = shown.people.iter().map(|it| self.person(it)).collect();
        let acts: String = shown.acts.iter().map(|it| self.act(it)).collect();
        format!(
            "{wrong}<h2>{reports_title}</h2>{reports}\
             <h2>{people_title}</h2><form method=get action=\"/admin\" role=search>\
             <label>{name} <input name=name value=\"{asked}\" maxlength=60></label> <button>{find}</button></form>\
             {people}<h2>{tables_title}</h2>{table_form}\
             <h2>{acts_title}</h2><ul class=acts>{acts}</ul>",
            reports_title = self.get("admin-reports"),
            reports = or(&reports, &self.get("admin-no-reports")),
            people_title = self.get("admin-people"),
            name = self.get("admin-name"),
            asked = safe(&asked.name),
            find = self.get("admin-find"),
            people = or(&people, &self.get("admin-nobody")),
            tables_title = self.get("admin-tables"),
            table_form = self.table_form(),
            acts_title = self.get("admin-acts"),
        )
    }

    fn report(&self, report: &ReportInfo) -> String {
        let said = report.text.as_ref().map_or_else(String::new, |text| {
            format!("<blockquote>{}</blockquote>", safe(text))
        });
        let message = Message::new("admin-report")
            .with("name", report.name.clone())
            .with("at", dates::minute(report.at));
        let by = report.by.as_deref().map_or_else(String::new, |by| {
            let told = Message::new("admin-told-by").with("by", by.to_owned());
            format!(" · {}", safe(&self.words.tell(&told)))
        });
        let (table, reason) = (safe(&report.table), safe(&report.reason));
        let person = safe(report.person.as_deref().unwrap_or_default());
        let hidden = format!(
            "<input type=hidden name=report value={id}><input type=hidden name=person value=\"{person}\">\
             <input type=hidden name=table value=\"{table}\">",
            id = report.id
        );
        format!(
            "<section data-report={id}><p><strong>{told}</strong>{by} · \
             <a href=\"/#/table/{table}\">{to_table}</a></p>{said}<p>{reason}</p>{form}</section>",
            id = report.id,
            told = safe(&self.words.tell(&message)),
            to_table = self.get("admin-to-table"),
            form = self.form(&hidden, &ABOUT_REPORTS, true),
        )
    }

    fn person(&self, person: &PersonInfo) -> String {
        let kind = match (person.admin, person.account) {
            (true, _) => "admin-is-admin",
            (_, true) => "admin-is-account",
            _ => "admin-is-guest",
        };
        let until = |key: &'static str, until: Option<u64>| {
            until.map_or_else(String::new, |at| {
                let until = self.until(at);
                let message = Message::new(key).with("until", until);
                format!(" · <em>{}</em>", safe(&self.words.tell(&message)))
            })
        };
        let seen = Message::new("admin-seen").with("at", dates::minute(person.seen));
        let id = safe(&person.id);
        let hidden = format!("<input type=hidden name=person value=\"{id}\">");
        format!(
            "<section data-person=\"{id}\"><p><strong>{name}</strong> <code>{id}</code> · {kind} · {seen}{muted}{banned}</p>\
             {form}</section>",
            name = safe(&person.name),
            kind = self.get(kind),
            seen = safe(&self.words.tell(&seen)),
            muted = until("admin-is-muted", person.muted),
            banned = until("admin-is-banned", person.banned),
            form = self.form(&hidden, &ABOUT_PEOPLE, true),
        )
    }

    fn until(&self, at: u64) -> String {
        if at >= FOREVER {
            self.words.get("admin-hours-0")
        } else {
            dates::minute(at)
        }
    }

    fn table_form(&self) -> String {
        let field = format!(
            "<label>{} <input name=table required minlength=12 maxlength=12 size=14></label> ",
            self.get("admin-table")
        );
        self.form(&field, &[Act::Close, Act::Reopen], false)
    }

    fn form(&self, fields: &str, acts: &[Act], for_a_while: bool) -> String {
        let acts: String = acts
            .iter()
            .map(|act| {
                format!(
                    "<option value={}>{}</option>",
                    id(*act),
                    self.get(&key(*act))
                )
            })
            .collect();
        let hours: String = HOURS
            .iter()
            .map(|hours| {
                let name = self.get(&format!("admin-hours-{hours}"));
                format!("<option value={hours}>{name}</option>")
            })
            .collect();
        let hours = if for_a_while {
            format!(
                "<label>{} <select name=hours>{hours}</select></label> ",
                self.get("admin-for")
            )
        } else {
            String::new()
        };
        format!(
            "<form method=post action=\"/admin\">{fields}\
             <label>{what} <select name=act>{acts}</select></label> {hours}\
             <label>{why} <input name=reason maxlength=500></label> <button>{go}</button></form>",
            what = self.get("admin-what"),
            why = self.get("admin-why"),
            go = self.get("admin-go"),
        )
    }

    fn act(&self, act: &ActInfo) -> String {
        let what = &act.what;
        let by = match &act.by {
            Some(by) => format!("<code>{}</code>", safe(by)),
            None => self.get("admin-console"),
        };
        let about = [&what.person, &what.table].into_iter().flatten();
        let about: String = about
            .map(|id| format!(" <code>{}</code>", safe(id)))
            .collect();
        let until = what.until.map_or_else(String::new, |at| {
            let message = Message::new("admin-until").with("until", self.until(at));
            format!(" {}", safe(&self.words.tell(&message)))
        });
        format!(
            "<li>{at} · {by} · {act}{about}{until} {reason}</li>",
            at = dates::minute(act.at),
            act = self.get(&key(what.act)),
            reason = safe(&what.reason),
        )
    }
}

/// An act as it is written in JSON.
fn id(act: Act) -> String {
    let text = serde_json::to_string(&act).expect("words can be written as JSON");
    text.trim_matches('"').to_owned()
}

fn key(act: Act) -> String {
    format!("admin-act-{}", id(act).replace('_', "-"))
}

fn or(text: &str, otherwise: &str) -> String {
    if text.is_empty() {
        format!("<p>{otherwise}</p>")
    } else {
        text.to_owned()
    }
}

/// Text that a page may show, whatever is in it.
fn safe(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Catalog;
    use table::Locale;

    #[test]
    fn whatever_people_write_stays_text() {
        assert_eq!(safe("<b a='\"'>&"), "&lt;b a=&#39;&quot;&#39;&gt;&amp;");
    }

    #[test]
    fn everything_on_the_page_has_wording() {
        let catalog = Catalog::usual();
        let keys = ABOUT_PEOPLE.iter().chain(&ABOUT_REPORTS).copied().map(key);
        let others = [Act::Reopen, Act::ResetPassword, Act::Purge].map(key);
        let hours = HOURS.map(|hours| format!("admin-hours-{hours}"));
        let keys: Vec<_> = keys.chain(others).chain(hours).collect();
        for locale in Locale::all() {
            for key in &keys {
                assert!(catalog.words(locale).has(key), "{locale}: {key}");
            }
        }
    }
}
