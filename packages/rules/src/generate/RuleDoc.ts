/** A rule in the generated documentation. */
export interface RuleDoc {
  readonly name: string
  /** Its file, relative to the package's sources, such as `entities/isInStock.ts`. */
  readonly file: string
  /** Text of its doc comment, without tags. */
  readonly text: string
  /** Requirement ids it cites, ranges expanded. */
  readonly requirements: readonly string[]
  /** Settings that its file reads, such as `checkout.enabled`. */
  readonly settings: readonly string[]
}
