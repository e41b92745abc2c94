/** What a page tells the site of itself: nothing of who looks at it. */
export interface Beacon {
  /** The kind of page, and its path. */
  readonly page: string
  readonly path: string
  /** What led to the site in this visit, such as 'google' or 'direct', and its campaign. */
  readonly source: string
  readonly campaign: string
  readonly counts: { readonly view?: number; readonly form?: number; readonly call?: number }
  /** Slugs of cars whose cards came into sight. */
  readonly seen: readonly string[]
  /** Searches with how many cars they found. */
  readonly searches: readonly (readonly [words: string, results: number])[]
}

export const beaconPath = '/api/measure'
