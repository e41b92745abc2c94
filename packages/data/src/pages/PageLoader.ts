import type { PageDataOf } from '@forecourt/rules/pages/PageRules'
import type { PageKind, Route, RouteOf } from '@forecourt/rules/pages/Route'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** What of a page is one shopper's own. */
type OwnData<Kind extends PageKind> = Kind extends PageKind ? Partial<Omit<PageDataOf<Kind>, 'page' | 'site'>> : never

export interface PageQuestion<Kind extends PageKind = PageKind> {
  /** The instant the page is for, ISO in UTC. */
  readonly now: string
  /** Needed for search pages. */
  readonly search?: StockSearch
  /** The query string of a search or a comparison. */
  readonly query?: URLSearchParams
  /** The address of a site at a host, where search engines are to be told of the one they find a car on. */
  readonly originOf?: (host: string) => string
  /** If the caller has it already. */
  readonly siteData?: SiteData
  /** Of the pages of one shopper: what is theirs. Without it, they are as for somebody who has just come, such as in a preview. */
  readonly own?: OwnData<Kind>
}

/** What can be at the address of a kind of page: one of its own, or of the kinds that stand at the same address. */
type DataAt<Kind extends PageKind> = { [Found in PageKind]: RouteOf<Found>['page'] extends Kind ? PageDataOf<Found> : never }[PageKind]

/** How one kind of page is loaded: a file of its name in `kinds/`, which `npm run gen` lists. */
export interface PageLoader<Kind extends Route['page']> {
  /** All that the page shows; null where there is no such page. */
  readonly load: (
    db: Database,
    site: RenderedSite,
    route: RouteOf<Kind>,
    data: SiteData,
    question: PageQuestion<Kind>,
  ) => Promise<DataAt<Kind> | null>
  /** The path that a page is at now which was at the route's before; null where none was. */
  readonly movedTo?: (db: Database, site: RenderedSite, route: RouteOf<Kind>, now: string) => Promise<string | null>
}

/** The kinds that show no more than every page has at hand. */
type PlainKind = {
  [Kind in Route['page']]: { readonly page: Kind; readonly site: SiteData } extends PageDataOf<Kind> ? Kind : never
}[Route['page']]

export type PageLoaders = { readonly [Kind in Exclude<Route['page'], PlainKind>]: PageLoader<Kind> } & {
  readonly [Kind in PlainKind]?: PageLoader<Kind>
}
