import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { SharedSite } from '@forecourt/data/sites/RenderedSite'
import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** The site of a host, by its ids. */
export interface SiteIds {
  readonly siteId: string
  readonly organisationId: string
}

/** Where the registry learns what is published. */
export interface SiteSource {
  published(): Promise<readonly { readonly siteId: string; readonly version: number; readonly hosts: readonly string[] }[]>
  site(siteId: string): Promise<PublishedSite | null>
  /** Depends on nothing but which cars the site lists and whose offers it shows. */
  siteData(site: SharedSite): Promise<SiteData>
  /** Where a site's old addresses lead. */
  redirects(site: Pick<PublishedSite, 'organisationId' | 'siteId'>): Promise<readonly Redirect[]>
  /** The search index of an organisation's stock: one for all its sites, each of which finds what it lists. */
  stock(organisationId: string): FreshIndex<StockIndex>
  now(): number
}
