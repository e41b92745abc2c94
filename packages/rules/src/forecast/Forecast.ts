import type { ChangeGroup } from './groupPages'

/** Which pages of a live site a publication changes, and how. */
export interface Forecast {
  /** Number of pages that were compared. */
  readonly checked: number
  /** Number of pages that were rendered twice, because they read something that changes. */
  readonly rendered: number
  /** Number of pages that the site has before or after the publication. */
  readonly total: number
  /** Number of compared pages that change. */
  readonly found: number
  /** Number of pages that change; in a sample an estimate for all pages. */
  readonly changed: number
  /** Bounds of that number with a confidence of 95 %, if pages were drawn at random. */
  readonly bounds?: { readonly from: number; readonly to: number }
  /** Whether every page was compared. */
  readonly complete: boolean
  /** Mean difference in size of a page's document, in bytes. */
  readonly bytes: number
  readonly groups: readonly ChangeGroup[]
  readonly tookMs: number
}
