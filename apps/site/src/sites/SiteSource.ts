import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { SharedSite } from '@forecourt/data/sites/RenderedSite'
import type { ChangedStocks, StockPosition } from '@forecourt/data/stock/changedStocks'
import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** Site and organisation ids of a host. */
export interface SiteIds {
  readonly siteId: string
  readonly organisationId: string
}

/** A live site as the list of all sites has it. */
export interface ListedSite extends SiteIds {
  readonly version: number
  readonly hosts: readonly string[]
}

/** Source of published sites for the registry. */
export interface SiteSource {
  published(): Promise<readonly ListedSite[]>
  site(siteId: string): Promise<PublishedSite | null>
  /** A site for a request: its copy, which may be outdated, if the database is slow. Missing if there are no copies. */
  siteSoon?(siteId: string): Promise<PublishedSite | null>
  /** Depends only on the site's cars and offers. */
  siteData(site: SharedSite): Promise<SiteData>
  /** Redirects of a site. */
  redirects(site: Pick<PublishedSite, 'organisationId' | 'siteId'>): Promise<readonly Redirect[]>
  /** Search index of an organisation's stock, shared by its sites, which filter it. */
  stock(organisationId: string): FreshIndex<StockIndex>
  /** Organisations whose cars changed since a position. */
  changedStocks(since: StockPosition | null): Promise<ChangedStocks>
  /** Stores a copy of a site for a start without the database; missing if there are no copies. */
  storeCopy?(siteId: string): Promise<void>
  now(): number
}
