import type { FormKind } from '@forecourt/schema/blocks/formKinds'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { PageTypes } from './generated/PageTypes'

/** Page kinds. Each is a folder of `kinds/`, listed by `npm run gen`. */
export type PageKind = keyof PageTypes

/** Route of a page kind, with the values from its path. */
export type RouteOf<Kind extends PageKind> = PageTypes[Kind]['route']

/** A matched page of a site. */
export type Route = RouteOf<PageKind>

export type RouteMatch =
  | { readonly kind: 'page'; readonly route: Route }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: 'notFound' }

/** No page matches. */
export const noMatch: RouteMatch = { kind: 'notFound' }

export const matchPage = (route: Route): RouteMatch => ({ kind: 'page', route })

/** Permanent redirect: independent of settings. */
export const redirectPermanently = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 308 })

/** Temporary redirect: it depends on a setting, and browsers cache permanent ones. */
export const redirectTemporarily = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 307 })

/** Redirects to the site's page with a form, otherwise to its contact page. */
export const redirectToForm = (config: ResolvedConfig, form: FormKind): RouteMatch => {
  const page = shownPages(config).find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.form === form))
  const target = page ?? shownPages(config).find(({ id }) => id === 'contact')
  return target ? redirectTemporarily(target.path) : noMatch
}
