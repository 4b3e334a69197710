//! The laws that every game keeps, over every setup.

#[test]
fn ants_keeps_the_laws() {
    const GAMES: u64 = 40;
    let report = formicary_ants::staged::laws().check(GAMES);
    assert_eq!(report.longest, 24, "every game has 24 placements");
    // But for those with the tiles of the example of a box file: it has 18.
    assert_eq!(report.decisions, report.games * 24 - GAMES * 6);
}

#[test]
fn what_is_written_as_numbers_keeps_the_laws() {
    let report = formicary_ants::staged::laws().check_encodings(10);
    assert_eq!(report.longest, 24);
}
