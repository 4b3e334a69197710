//! The client's files.

use std::io::Write;

use formicary_server::{Asset, Assets};
use reqwest::{Method, StatusCode, header};

use crate::client::{Client, serve, serve_with, unlimited};

fn compressed(text: &str) -> &'static [u8] {
    let mut bytes = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut bytes, 4096, 5, 20);
    writer.write_all(text.as_bytes()).unwrap();
    drop(writer);
    bytes.leak()
}

#[tokio::test]
async fn files_are_served_compressed_and_pages_by_any_path() {
    let mut config = unlimited();
    config.assets = Assets::of(&[
        Asset {
            path: "index.html",
            content_type: "text/html; charset=utf-8",
            bytes_br: compressed("<p>the page</p>"),
            hash: "aaa111",
        },
        Asset {
            path: "client-bbb222.js",
            content_type: "text/javascript",
            bytes_br: compressed("go()"),
            hash: "bbb222",
        },
    ]);
    let server = serve_with(config).await;
    let client = Client::stranger(server.address());
    for path in ["/", "/tables/0123456789ab", "/index.html"] {
        let response = client.send(Method::GET, path, None).await;
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-cache");
        assert_eq!(response.text().await.unwrap(), "<p>the page</p>", "{path}");
    }
    let request = client.request(Method::GET, "/client-bbb222.js");
    let response = request
        .header(header::ACCEPT_ENCODING, "gzip, br")
        .send()
        .await
        .unwrap();
    assert_eq!(response.headers()[header::CONTENT_ENCODING], "br");
    let caching = response.headers()[header::CACHE_CONTROL].to_str().unwrap();
    assert!(caching.contains("immutable"));
    let etag = response.headers()[header::ETAG].clone();
    assert_eq!(response.bytes().await.unwrap(), compressed("go()"));
    let request = client.request(Method::GET, "/client-bbb222.js");
    let again = request
        .header(header::IF_NONE_MATCH, etag)
        .send()
        .await
        .unwrap();
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    let missing = client.send(Method::GET, "/client-ccc333.js", None).await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn without_a_client_the_page_says_how_to_build_it() {
    let server = serve().await;
    let client = Client::stranger(server.address());
    let response = client.send(Method::GET, "/", None).await;
    assert!(response.text().await.unwrap().contains("cargo xtask web"));
    let health = client.send(Method::GET, "/health", None).await;
    assert_eq!(health.text().await.unwrap(), "ok\n");
}
