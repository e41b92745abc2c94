import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageKind } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { loadSitePage, type SitePage } from '../page/loadSitePage'
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

type LoadedPage = Extract<SitePage, { found: true }>

/** The loaded page at a path; null if there is none. */
export const loadPath = async ({ live, data, now }: Side, path: string): Promise<LoadedPage | null> => {
  const match = matchRoute(live.published.config, data.names, path)
  if (match.kind !== 'page') return null
  const page = await loadSitePage({ live, data }, { route: match.route, query: '', isPrivate: false }, null, now)
  return page.found ? page : null
}

/** The document of a loaded page. */
export const writePath = (page: LoadedPage | null): string | null =>
  page && writeSitePage(page, { kind: 'page', route: page.route, query: '', isPrivate: false, gated: false }).body

/** A page that was loaded on the other side, moved to this side, on which its own data is equal: with this side's config and shared data. */
export const moveToSide = (page: LoadedPage, { live, data }: Side): LoadedPage => ({
  ...page,
  live,
  config: live.published.config,
  data: { ...page.data, site: data },
})
