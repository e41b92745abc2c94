/** One thing a shopper's browser keeps for a site: where, in which version of its shape, and how to read it back. */
export interface Store<Value> {
  readonly key: string
  /** Raised when the shape changes; what was kept in another version is forgotten. */
  readonly version: number
  readonly empty: Value
  /** Makes sense of what was kept, leaving out what it cannot use; it may be anything. */
  read(stored: unknown): Value
}
