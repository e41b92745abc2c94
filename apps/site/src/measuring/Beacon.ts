/** Anonymous data that a page reports about itself. */
export interface Beacon {
  /** Kind of page, and its path. */
  readonly page: string
  readonly path: string
  /** Traffic source of the visit, such as 'google' or 'direct', and its campaign. */
  readonly source: string
  readonly campaign: string
  readonly counts: { readonly view?: number; readonly form?: number; readonly call?: number }
  /** Slugs of cars whose cards were visible. */
  readonly seen: readonly string[]
  /** Searches with their number of results. */
  readonly searches: readonly (readonly [query: string, results: number])[]
}

export const beaconPath = '/api/measure'
