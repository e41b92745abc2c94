import type { MeasuredPage } from '@forecourt/rules/measuring/SiteEvent'
import type { SiteTags } from '@forecourt/rules/measuring/siteTags'

/** Measuring data of a page, as JSON inside it. */
export interface MeasuredBlock {
  readonly page: Omit<MeasuredPage, 'address'>
  /** Omitted if the site has no third-party tags or may not load them. */
  readonly tags?: SiteTags
}

export const measuredBlockId = 'measured'

/** Reads the measuring data of the current page; null if it is not measured. */
export function readMeasuredBlock(): MeasuredBlock | null {
  const text = document.getElementById(measuredBlockId)?.textContent
  return text ? (JSON.parse(text) as MeasuredBlock) : null
}
