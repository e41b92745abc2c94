import type { FormKind } from '@forecourt/schema/blocks/formKinds'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
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

/** No page has this address. */
export const nothing: RouteMatch = { kind: 'notFound' }

export const pageAt = (route: Route): RouteMatch => ({ kind: 'page', route })

/** Permanent: true of every site, whatever its settings. */
export const redirectAlways = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 308 })

/** Temporary: a setting decides it, and browsers would remember a permanent one. */
export const redirectForNow = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 307 })

/** The site's page with a form, or else its contact page. */
export const matchAsking = (config: ResolvedConfig, form: FormKind): RouteMatch => {
  const asks = shownPages(config).find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.form === form))
  const instead = asks ?? shownPages(config).find(({ id }) => id === 'contact')
  return instead ? redirectForNow(instead.path) : nothing
}
