/** A car a file does something to. */
export interface TouchedCar {
  readonly carId: string | null
  readonly name: string
  readonly stockNumber: string
  readonly row: number | null
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly kept: readonly string[]
}
