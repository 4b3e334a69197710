//! RULINGS.md and README.md hold good.

use engine::testkit::documents;

#[test]
fn every_ruling_is_cited_where_it_acts() {
    documents::rulings_are_cited(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn the_readme_names_files_that_exist() {
    documents::the_readme_names_what_exists(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn the_readme_names_every_file_of_the_rules() {
    documents::the_readme_names_all_rules(env!("CARGO_MANIFEST_DIR"));
}
