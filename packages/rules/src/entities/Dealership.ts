/** A dealership of the organisation. */
export interface Dealership {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly makes: readonly string[]
  readonly stockCount: number
}
