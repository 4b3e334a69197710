//! The laws that every game keeps, over every setup.

#[test]
fn myrmes_keeps_the_laws() {
    let report = formicary_myrmes::staged::laws().check(3);
    assert!(report.games > 30);
}

#[test]
fn what_is_written_as_numbers_keeps_the_laws() {
    let report = formicary_myrmes::staged::laws().check_encodings(4);
    assert!(report.games > 30);
}
