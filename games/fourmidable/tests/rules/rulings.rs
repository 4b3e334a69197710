//! Every ruling has a number that is cited where it acts, and every number that is cited is a ruling; the README
//! names files that are there, and all files of the rules.

use engine::testkit::documents;

#[test]
fn every_ruling_is_cited_where_it_acts() {
    documents::rulings_are_cited(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_file_that_the_readme_names_is_there() {
    documents::the_readme_names_what_exists(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_file_of_the_rules_is_named_by_the_readme() {
    documents::the_readme_names_all_rules(env!("CARGO_MANIFEST_DIR"));
}
