import type { PageLoadOptions } from '@forecourt/data/pages/PageLoader'
import type { PrivatePage } from '@forecourt/rules/pages/findPageRules'
import type { PageKind, RouteOf } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { LiveSite } from '../sites/createSiteRegistry'

/** Request for a page of one shopper. */
export interface OwnPageRequest<Kind extends PageKind = PageKind> {
  readonly live: LiveSite
  readonly site: SiteData
  readonly route: RouteOf<Kind>
  /** Query parameters of the request. */
  readonly params: URLSearchParams
  /** The Cookie header. */
  readonly cookies: string | null
  /** ISO in UTC. */
  readonly now: string
}

/**
 * Loads the shopper's data of a page kind: a file of its name in `kinds/`, listed by `npm run gen`. Null if this shopper can't see the
 * page.
 */
export type OwnPage<Kind extends PageKind> = (request: OwnPageRequest<Kind>) => Promise<PageLoadOptions<Kind>['own'] | null>

export type OwnPages = { readonly [Kind in PrivatePage]: OwnPage<Kind> }
