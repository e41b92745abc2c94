import type { PageDataOf } from '@forecourt/rules/pages/PageRules'
import type { PageKind, Route, RouteOf } from '@forecourt/rules/pages/Route'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../createDatabase'
import type { PublishedSite } from '../sites/publishedSites'
import type { RenderedSite } from '../sites/RenderedSite'

/** The page data of one shopper. */
type OwnData<Kind extends PageKind> = Kind extends PageKind ? Partial<Omit<PageDataOf<Kind>, 'page' | 'site'>> : never

export interface PageLoadOptions<Kind extends PageKind = PageKind> {
  /** The instant of the page, ISO in UTC. */
  readonly now: string
  /** Required for search pages. */
  readonly search?: StockSearch
  /** The query string of a search or a comparison. */
  readonly query?: URLSearchParams
  /** The other live sites of the organisation and the origin of a host, for the canonical URL of a car that several sites show. */
  readonly others?: { readonly sites: () => Promise<readonly PublishedSite[]>; readonly originOf: (host: string) => string }
  /** Loaded already by the caller. */
  readonly siteData?: SiteData
  /** The shopper's own data, on their pages. Without it, the page is as for a new visitor, such as in a preview. */
  readonly own?: OwnData<Kind>
}

/** Page data possible at a kind's address: its own, or that of kinds with the same address. */
type DataAt<Kind extends PageKind> = { [Found in PageKind]: RouteOf<Found>['page'] extends Kind ? PageDataOf<Found> : never }[PageKind]

/** Loads one kind of page: a file of that name in `kinds/`, which `npm run gen` lists. */
export interface PageLoader<Kind extends Route['page']> {
  /** All data of the page; null if there is no such page. */
  readonly load: (
    db: Database,
    site: RenderedSite,
    route: RouteOf<Kind>,
    data: SiteData,
    options: PageLoadOptions<Kind>,
  ) => Promise<DataAt<Kind> | null>
  /** The new path of a page that was moved from this route; null if there was none. */
  readonly movedTo?: (db: Database, site: RenderedSite, route: RouteOf<Kind>, now: string) => Promise<string | null>
}

/** Kinds that need only the data of every page. */
type PlainKind = {
  [Kind in Route['page']]: { readonly page: Kind; readonly site: SiteData } extends PageDataOf<Kind> ? Kind : never
}[Route['page']]

export type PageLoaders = { readonly [Kind in Exclude<Route['page'], PlainKind>]: PageLoader<Kind> } & {
  readonly [Kind in PlainKind]?: PageLoader<Kind>
}
