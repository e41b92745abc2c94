/** A dealership of the organisation. */
export interface Dealership {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly makes: readonly string[]
  /** Where its reviews are written (REV-05); null where each site says it. */
  readonly reviewUrl: string | null
  readonly stockCount: number
}
