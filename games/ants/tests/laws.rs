//! The laws that every game keeps, over every setup.

#[test]
fn ants_keeps_the_laws() {
    let report = formicary_ants::staged::laws().check(40);
    assert_eq!(report.longest, 24, "every game has 24 placements");
    assert_eq!(report.decisions, report.games * 24);
}
