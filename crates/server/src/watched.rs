//! A body whose end is noticed: all of it went through, or nobody wants the rest.

use axum::body::Bytes;
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use std::pin::Pin;
use std::task::{Context, Poll};

/// A body, and what is done when it ends.
pub(crate) struct Watched<B, F: FnMut()> {
    body: B,
    at_end: F,
}

impl<B, F: FnMut()> Watched<B, F> {
    pub(crate) fn new(body: B, at_end: F) -> Watched<B, F> {
        Watched { body, at_end }
    }
}

impl<B, F: FnMut()> Drop for Watched<B, F> {
    fn drop(&mut self) {
        (self.at_end)();
    }
}

impl<B: HttpBody<Data = Bytes> + Unpin, F: FnMut() + Unpin> HttpBody for Watched<B, F> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
