import type { OfferOfSite } from '@forecourt/rules/offers/offerListing'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { RouteMatch } from '@forecourt/rules/pages/Route'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

/** A page of a draft as the server loads it. */
export interface LoadedPage {
  readonly match: RouteMatch
  readonly data: PageData | null
  readonly site: SiteData
  /** All offers of the organisation, also hidden ones, on pages about offers. */
  readonly offers: readonly OfferOfSite[]
  readonly dataKey: string
  /** The instant that it was loaded for. */
  readonly now: string
  readonly origin: string
  readonly names: RouteNames
}
