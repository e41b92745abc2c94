import type { PageTypes } from './generated/PageTypes'

/** What a page can turn out to be. Each kind is a folder of `kinds/`, which `npm run gen` lists. */
export type PageKind = keyof PageTypes

/** The route that leads to a kind of page: what its address says. */
export type RouteOf<Kind extends PageKind> = PageTypes[Kind]['route']

/** A page of a site, with what its path says. */
export type Route = RouteOf<PageKind>

export type RouteMatch =
  | { readonly kind: 'page'; readonly route: Route }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: 'notFound' }
