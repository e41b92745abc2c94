/** A rule as the documentation lists it. */
export interface RuleDoc {
  readonly name: string
  /** Its file, from the sources of the rules on, such as `entities/isInStock.ts`. */
  readonly file: string
  /** What it says of itself, without its tags. */
  readonly text: string
  /** The requirements it cites, ranges written out. */
  readonly requirements: readonly string[]
  /** The settings its file reads, such as `checkout.enabled`. */
  readonly settings: readonly string[]
}
