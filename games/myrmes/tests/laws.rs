//! The laws that every game keeps, over every setup.

#[test]
fn myrmes_keeps_the_laws() {
    let report = formicary_myrmes::staged::laws().check(3);
    assert!(report.games > 30);
}
