//! What is sent. Whoever takes it slowly holds only so much memory, and not for ever.

use std::convert::Infallible;
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use futures_util::stream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// Connections take a piece when they have passed on the one before.
const PIECE: usize = 16 * 1024;

/// A body that is passed on piece by piece; what is `held` stays so until it is taken.
pub(crate) fn in_pieces<T: Send + 'static>(bytes: impl Into<Bytes>, held: T) -> Body {
    let pieces = stream::unfold((bytes.into(), held), |(mut rest, held)| async move {
        if rest.is_empty() {
            return None;
        }
        let piece = rest.split_to(rest.len().min(PIECE));
        Some((Ok::<_, Infallible>(piece), (rest, held)))
    });
    Body::from_stream(pieces)
}

/// A connection that ends if what is to be sent is not taken in time, all of it, however much of it is.
pub(crate) struct Impatient<S> {
    stream: S,
    patience: Duration,
    /// Since something had to wait.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S> Impatient<S> {
    pub(crate) const fn new(stream: S, patience: Duration) -> Self {
        Self {
            stream,
            patience,
            deadline: None,
        }
    }

    fn wait<T>(&mut self, context: &mut Context<'_>, done: Poll<Result<T>>) -> Poll<Result<T>> {
        if done.is_pending() {
            let patience = self.patience;
            let deadline = self
                .deadline
                .get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
            if deadline.as_mut().poll(context).is_ready() {
                return Poll::Ready(Err(Error::from(ErrorKind::TimedOut)));
            }
        }
        done
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wait(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.wait(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Whoever writes asks for this when everything is written.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        if flushed.is_ready() {
            self.deadline = None;
        }
        self.wait(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::StreamExt;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[tokio::test]
    async fn who_takes_a_little_now_and_then_is_not_waited_for_without_end() {
        let (own, mut other) = tokio::io::duplex(64);
        let mut own = Impatient::new(own, Duration::from_millis(200));
        let slow = tokio::spawn(async move {
            let mut letter = [0];
            while other.read_exact(&mut letter).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        own.write_all(&[7; 60]).await.unwrap();
        own.flush().await.unwrap();
        tokio::time::sleep(Duration::from_millis(500)).await;
        let error = own.write_all(&[7; 1000]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(own);
        slow.await.unwrap();
    }

    #[tokio::test]
    async fn something_is_held_until_all_is_taken() {
        let held = Arc::new(());
        let mut pieces = in_pieces(vec![1; PIECE + 1], Arc::clone(&held)).into_data_stream();
        assert_eq!(pieces.next().await.unwrap().unwrap().len(), PIECE);
        assert_eq!(Arc::strong_count(&held), 2);
        assert_eq!(pieces.next().await.unwrap().unwrap().len(), 1);
        assert!(pieces.next().await.is_none());
        assert_eq!(Arc::strong_count(&held), 1);
    }
}
