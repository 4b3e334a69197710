//! The laws that every game keeps, over every setup.

#[test]
fn fourmidable_keeps_the_laws() {
    let report = fourmidable::staged::laws().check(1);
    assert!(report.games > 30);
}
