import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { SharedSite } from '@forecourt/data/sites/RenderedSite'
import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** Site and organisation ids of a host. */
export interface SiteIds {
  readonly siteId: string
  readonly organisationId: string
}

/** Source of published sites for the registry. */
export interface SiteSource {
  published(): Promise<readonly { readonly siteId: string; readonly version: number; readonly hosts: readonly string[] }[]>
  site(siteId: string): Promise<PublishedSite | null>
  /** Depends only on the site's cars and offers. */
  siteData(site: SharedSite): Promise<SiteData>
  /** Redirects of a site. */
  redirects(site: Pick<PublishedSite, 'organisationId' | 'siteId'>): Promise<readonly Redirect[]>
  /** Search index of an organisation's stock, shared by its sites, which filter it. */
  stock(organisationId: string): FreshIndex<StockIndex>
  now(): number
}
