//! What is said at a table.

use formicary_server::limits::{Limits, Rate};
use protocol::{Command, Notice};

use crate::client::{Client, Socket, refused, serve, serve_with, two_at_ants, unlimited};

pub(crate) async fn say(socket: &mut Socket, text: &str) {
    let text = text.to_owned();
    socket.say(&Command::Chat { text }).await;
}

pub(crate) async fn hear(socket: &mut Socket) -> (String, String) {
    loop {
        if let Some(Notice::Chat(line)) = socket.notice().await {
            return (line.name, line.text);
        }
    }
}

#[tokio::test]
async fn everybody_at_the_table_hears_what_is_said_and_newcomers_too() {
    let server = serve().await;
    let (id, [ada, _], [mut one, mut two], _) = two_at_ants(&server).await;
    say(&mut one, "  Hello, Bea! ").await;
    let heard = ("Ada".to_owned(), "Hello, Bea!".to_owned());
    assert_eq!(hear(&mut two).await, heard);
    assert_eq!(hear(&mut one).await, heard);
    let mut late = ada.join(&id).await;
    assert_eq!(hear(&mut late).await, heard);
    let mut stranger = Client::stranger(server.address()).join(&id).await;
    say(&mut stranger, "Hello?").await;
    assert_eq!(refused(&stranger.answer("").await), "sign-in-first");
}

#[tokio::test]
async fn nobody_says_too_much_or_too_often() {
    let mut config = unlimited();
    config.limits = Limits {
        chat: Rate::new(2.0, 0.01),
        ..Limits::NONE
    };
    let server = serve_with(config).await;
    let (_, _, [mut one, mut two], _) = two_at_ants(&server).await;
    for text in ["", "  ", &"x".repeat(501)] {
        say(&mut one, text).await;
        assert_eq!(refused(&one.answer("").await), "bad-chat");
    }
    for _ in 0..2 {
        say(&mut one, &"x".repeat(500)).await;
        hear(&mut two).await;
    }
    say(&mut one, "more").await;
    assert_eq!(refused(&one.answer("").await), "too-often");
}
