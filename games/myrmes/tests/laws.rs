//! The laws that every game keeps, over every setup.

#[test]
fn myrmes_keeps_the_laws() {
    let report = myrmes::staged::laws().check(3);
    assert!(report.games > 30);
}
