//! What the server forbids its pages, and what they do not do unasked.

use browser_tests::Stage;
use browser_tests::pages::new_game;

#[tokio::test]
async fn a_whole_game_keeps_to_the_content_security_policy() {
    let stage = Stage::new();
    let ada = stage.browser("policy").await;
    let listen = "window.violations = [];
                  addEventListener('securitypolicyviolation',
                      event => violations.push(event.violatedDirective + ' ' + event.blockedURI))";
    let violations = "return window.violations.join(', ')";
    ada.eval(listen, &[]).await;
    let table = new_game::start_here(&ada, &["you", "larva"]).await;
    assert_eq!(table.play_to_the_end().await, 12);
    for route in ["#/rules/ants", "#/learn/ants", "#/lobby", "#/settings"] {
        ada.go(route).await;
        let page = route.trim_start_matches("#/").split('/').next();
        ada.page(page.expect("a page")).await;
    }
    assert_eq!(ada.eval(violations, &[]).await, "");
    assert!(ada.complaints().await.is_empty());

    // The policy is really there: a script from anywhere else does not run.
    let smuggle = "const script = document.createElement('script');
                   script.textContent = 'window.smuggled = true';
                   document.body.append(script);
                   return window.smuggled ?? false";
    assert_eq!(ada.eval(smuggle, &[]).await, false);
    ada.until("a violation", async || {
        let found = ada.eval(violations, &[]).await;
        found.as_str()?.contains("script-src").then_some(())
    })
    .await;
    assert!(!ada.complaints().await.is_empty());
    ada.close().await;
}

#[tokio::test]
async fn sounds_are_off_until_somebody_wants_them() {
    let stage = Stage::new();
    let ada = stage.browser("sounds").await;
    let checked = "return document.querySelector(\"[data-field='sound']\").checked";
    ada.go("#/settings").await;
    ada.wait_for("[data-field='sound']").await;
    assert_eq!(ada.eval(checked, &[]).await, false);
    ada.check("[data-field='sound']", true).await;
    ada.reload().await;
    ada.wait_for("[data-field='sound']").await;
    assert_eq!(ada.eval(checked, &[]).await, true);
    ada.close().await;
}
