/** What is measured of one engine with one number of cars: milliseconds and megabytes. */
export interface Measurement {
  readonly load: number
  readonly memory: number
  readonly longestBlock: number
  readonly times: { readonly [scenario: string]: { readonly p50: number; readonly p95: number } }
}
