/** A make and its known models. */
export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}
