//! Barriers that axe-core finds in a page.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::tools;

/// Looks for barriers in the page that is shown; gives one line for each that is serious or critical.
///
/// # Panics
/// If axe-core cannot be read or does not run.
pub async fn barriers(browser: &Browser) -> Vec<String> {
    let axe = std::fs::read_to_string(tools::axe()).expect("axe-core is there");
    browser.eval(&axe, &[]).await;
    let found = browser
        .eval_async(
            "const found = await axe.run(document, {
                 resultTypes: ['violations'],
                 rules: { 'label-content-name-mismatch': { enabled: true } },
             });
             return found.violations.map(({ id, impact, help, nodes }) =>
                 ({ id, impact, help, nodes: nodes.map(node => node.html.slice(0, 200) + ' ' +
                     node.any.map(check => check.message).join(' ').slice(0, 200)) }))",
            &[],
        )
        .await;
    let Value::Array(found) = found else {
        panic!("axe-core: {found}");
    };
    let severe = [json!("serious"), json!("critical")];
    found
        .iter()
        .filter(|barrier| severe.contains(&barrier["impact"]))
        .map(|barrier| {
            let nodes = barrier["nodes"].as_array().map(Vec::as_slice);
            let nodes: Vec<_> = nodes.unwrap_or_default().iter().take(3).collect();
            format!("{} ({}): {nodes:?}", barrier["id"], barrier["help"])
        })
        .collect()
}
