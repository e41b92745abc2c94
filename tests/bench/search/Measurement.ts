/** Measurements of one engine and stock size: milliseconds and megabytes. */
export interface Measurement {
  readonly load: number
  readonly memory: number
  readonly longestBlock: number
  readonly times: { readonly [scenario: string]: { readonly p50: number; readonly p95: number } }
}
