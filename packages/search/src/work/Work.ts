/** Work that can be put down at every `yield` and taken up again: building an index never holds up the event loop. */
export type Work<T> = Generator<void, T>
