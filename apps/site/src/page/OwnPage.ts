import type { PageQuestion } from '@forecourt/data/pages/PageLoader'
import type { PrivatePage } from '@forecourt/rules/pages/findPageRules'
import type { PageKind, RouteOf } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { LiveSite } from '../sites/createSiteRegistry'

/** A page of one shopper as it is asked for. */
export interface OwnPageRequest<Kind extends PageKind = PageKind> {
  readonly live: LiveSite
  readonly site: SiteData
  readonly route: RouteOf<Kind>
  /** The query string of the request. */
  readonly params: URLSearchParams
  /** The Cookie header. */
  readonly cookies: string | null
  /** ISO in UTC. */
  readonly now: string
}

/** Loads the shopper's own data on a kind of page: a file of its name in `kinds/`, which `npm run gen` lists. Null where the page can't be shown to this shopper. */
export type OwnPage<Kind extends PageKind> = (asked: OwnPageRequest<Kind>) => Promise<PageQuestion<Kind>['own'] | null>

export type OwnPages = { readonly [Kind in PrivatePage]: OwnPage<Kind> }
