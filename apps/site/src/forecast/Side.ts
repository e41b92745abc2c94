import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageKind } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { loadSitePage } from '../page/loadSitePage'
import { writeSitePage } from '../page/writeSitePage'
import type { LiveSite } from '../sites/createSiteRegistry'

/** The site on one side of a comparison. */
export interface Side {
  readonly live: LiveSite
  readonly data: SiteData
  readonly now: string
}

/** The kind of page at a path; null if there is none. */
export const findKind = ({ live, data }: Side, path: string): PageKind | null => {
  const match = matchRoute(live.published.config, data.names, path)
  return match.kind === 'page' ? match.route.page : null
}

/** The document at a path; null if there is none. */
export const renderPath = async ({ live, data, now }: Side, path: string): Promise<string | null> => {
  const match = matchRoute(live.published.config, data.names, path)
  if (match.kind !== 'page') return null
  const request = { route: match.route, query: '', isPrivate: false }
  const page = await loadSitePage({ live, data }, request, null, now)
  return page.found ? writeSitePage(page, { ...request, kind: 'page', gated: false }).body : null
}
