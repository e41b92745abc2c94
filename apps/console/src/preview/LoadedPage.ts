import type { HeldOffer } from '@forecourt/rules/offers/offerListing'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { RouteMatch } from '@forecourt/rules/pages/Route'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

/** What the server tells of a path under a draft's values. */
export interface LoadedPage {
  readonly match: RouteMatch
  readonly data: PageData | null
  readonly site: SiteData
  /** Where the page is about offers: all of the organisation, those it does not show too. */
  readonly offers: readonly HeldOffer[]
  readonly dataKey: string
  /** The instant it was loaded for. */
  readonly now: string
  readonly origin: string
  readonly names: RouteNames
}
