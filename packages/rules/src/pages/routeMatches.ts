import type { Route, RouteMatch } from './Route'

/** No page has this address. */
export const nothing: RouteMatch = { kind: 'notFound' }

export const pageAt = (route: Route): RouteMatch => ({ kind: 'page', route })

/** Permanent: true of every site, whatever its settings. */
export const redirectAlways = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 308 })

/** Temporary: a setting decides it, and browsers would remember a permanent one. */
export const redirectForNow = (to: string): RouteMatch => ({ kind: 'redirect', to, status: 307 })
