//! The laws that every game keeps, over every setup.

#[test]
fn hidden_empires_keeps_the_laws() {
    let report = hidden_empires::staged::laws().check(1);
    assert!(report.games >= 20);
}
