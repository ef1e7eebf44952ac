//! Where events go. A search passes `()` and the compiler removes the whole log.

/// Receives the events of a game as they happen. A sink never changes the game.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);

    /// Whoever listens, whatever their type; nobody behind `()`.
    ///
    /// Rules ask for this at their door and go on with one of two kinds of sink. So they are compiled twice, in their
    /// own crate and with its settings, and not once more in every crate for every kind of log.
    fn listener(&mut self) -> Option<&mut dyn Sink<E>>;
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}

    #[inline(always)]
    fn listener(&mut self) -> Option<&mut dyn Sink<E>> {
        None
    }
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }

    fn listener(&mut self) -> Option<&mut dyn Sink<E>> {
        Some(self)
    }
}

impl<E> Sink<E> for &mut (dyn Sink<E> + '_) {
    fn emit(&mut self, event: E) {
        (**self).emit(event);
    }

    fn listener(&mut self) -> Option<&mut dyn Sink<E>> {
        (**self).listener()
    }
}
