//! A PostgreSQL database in place of a file.

use crate::cluster;
use crate::program::{Scratch, program, run, said};
use crate::serving::Server;

#[test]
fn a_server_keeps_everything_in_a_database() {
    let Some(address) = cluster::database() else {
        return;
    };
    let port = ["--address", "127.0.0.1:0"];
    let check = ["serve", "--check", "--database", &address];
    run(&[&check[..], &port].concat()).fine();
    let server = Server::start(&["--database", &address]);
    let guest = server.guest("Ada");
    assert!(guest.contains("\"Ada\""), "{guest}");
    // Another server may use the same database.
    run(&[&check[..], &port].concat()).fine();
    Server::start(&["--database", &address]).stop();
    run(&["admin", "--database", &address, "list"]).fine();
    let found = run(&["admin", "--database", &address, "find", "Ada"]).fine();
    assert!(found.contains("Ada"), "{found}");
    let scratch = Scratch::new("moved");
    let file = &*scratch.path("table.sqlite");
    run(&["migrate", &address, file]).fails(1, &["in use"]);
    server.stop();

    let moved = run(&["migrate", &address, file]).fine();
    assert!(moved.contains("1 people"), "{moved}");
    run(&["check", file]).fine();
    run(&["migrate", &address, file]).fails(1, &["is there already"]);
    run(&["migrate", file, &address]).fails(1, &["has to be empty"]);
    let other = cluster::database().expect("there is PostgreSQL");
    let back = run(&["migrate", file, &other]).fine();
    assert!(back.contains("1 people"), "{back}");
    // The environment says it as well.
    let mut serve = program(&["serve", "--address", "127.0.0.1:0"]);
    serve.env("FORMICARY_STORE_DATABASE", &other);
    let server = Server::start_as(serve);
    server.stop();
    let mut backup = program(&["backup", file]);
    backup.env("FORMICARY_STORE_DATABASE", &other);
    said(&mut backup).fails(1, &["pg_dump"]);
}

#[test]
fn what_is_wrong_with_a_database_is_told_without_its_password() {
    let scratch = Scratch::new("no-database");
    let file = &*scratch.path("table.sqlite");
    let nobody = "postgres://ant:secret@127.0.0.1:1/nest";
    for (arguments, told) in [
        (vec!["serve", "--database", nobody], "No database answers"),
        (
            vec!["serve", "--database", "nest.sqlite"],
            "postgres://user@host/name",
        ),
        (
            vec!["admin", "--database", nobody, "list"],
            "No database answers",
        ),
        (vec!["migrate", nobody, file], "No database answers"),
        (vec!["migrate", file, nobody], "There is no database"),
        (vec!["migrate", file, "other.sqlite"], "One of both"),
        (vec!["backup", file, "--data", nobody], "pg_dump"),
        (vec!["restore", file, "--data", nobody], "pg_restore"),
        (vec!["check", nobody], "formicary migrate"),
    ] {
        let said = run(&arguments);
        assert!(!said.err.contains("secret"), "{}", said.err);
        said.fails(1, &[told]);
    }
    let check = [
        "serve",
        "--check",
        "--address",
        "127.0.0.1:0",
        "--database",
        nobody,
    ];
    let said = run(&check);
    assert!(said.out.contains("No database answers"), "{}", said.out);
    assert!(!said.out.contains("secret"), "{}", said.out);
    assert!(!std::path::Path::new(file).exists(), "nothing was made");
}
