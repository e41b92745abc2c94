import type { MeasuredPage } from '@forecourt/rules/measuring/SiteEvent'
import type { SiteTags } from '@forecourt/rules/measuring/siteTags'

/** What a page says to the script that measures it, as data inside the page. */
export interface MeasuredBlock {
  readonly page: Omit<MeasuredPage, 'address'>
  /** Left out where the site has no services of others, or may not load any. */
  readonly tags?: SiteTags
}

export const measuredBlockId = 'measured'

/** The data of the page that is open; null on a page that is not measured. */
export function readMeasuredBlock(): MeasuredBlock | null {
  const text = document.getElementById(measuredBlockId)?.textContent
  return text ? (JSON.parse(text) as MeasuredBlock) : null
}
