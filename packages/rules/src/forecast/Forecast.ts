import type { ChangeGroup } from './groupPages'

/** Which pages of a live site a publication changes, and how. */
export interface Forecast {
  /** Pages that were compared. */
  readonly checked: number
  /** Pages that were rendered twice: they read something that changes. */
  readonly rendered: number
  /** Pages of the site, before and after. */
  readonly total: number
  /** Pages that change; an estimate in a sample. */
  readonly changed: number
  /** Whether every page was compared. */
  readonly complete: boolean
  /** Mean difference in size of a page's document, in bytes. */
  readonly bytes: number
  readonly groups: readonly ChangeGroup[]
  readonly tookMs: number
}
