import type { Database } from '@forecourt/data/createDatabase'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { PageKind, Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { loadSitePage, presentSource } from '../page/loadSitePage'
import { writePageDocument } from '../page/writeSitePage'
import type { LiveSite } from '../sites/createSiteRegistry'

/** The site on one side of a comparison. */
export interface Side {
  readonly live: LiveSite
  readonly data: SiteData
  readonly now: string
  /** With other stock than the stored one. */
  readonly db?: Database
}

/** The kind of page at a path; null if there is none. */
export const findKind = ({ live, data }: Side, path: string): PageKind | null => {
  const match = matchRoute(live.published.config, data.names, path)
  return match.kind === 'page' ? match.route.page : null
}

/** What is traced of a side. */
export interface SideValues {
  readonly config: ResolvedConfig
  readonly data: SiteData
}

export const toValues = ({ live, data }: Side): SideValues => ({ config: live.published.config, data })

/** The side with other values, such as traced ones. */
export const withValues = (side: Side, { config, data }: SideValues): Side => ({
  ...side,
  data,
  live: { ...side.live, published: { ...side.live.published, config }, siteData: async () => data },
})

const untraced = ({ live: { published }, now }: Side): string => JSON.stringify([{ ...published, config: null }, now])

/** Whether two sides are equal apart from what is traced. */
export const isSameBesides = (one: Side, other: Side): boolean => untraced(one) === untraced(other)

/** A loaded page without the side that it belongs to. */
export interface OwnPage {
  readonly route: Route
  readonly data: PageData
  readonly request: PageRequest
}

/** The loaded page at a path; null if there is none. */
export const loadPath = async ({ live, data, now, db }: Side, path: string): Promise<OwnPage | null> => {
  const match = matchRoute(live.published.config, data.names, path)
  if (match.kind !== 'page') return null
  const page = await loadSitePage({ live, data }, { route: match.route, query: '', isPrivate: false }, null, now, presentSource(live, db))
  return page.found ? { route: page.route, data: page.data, request: page.request } : null
}

/** The document of a loaded page. */
export const writePath = ({ live }: Side, page: OwnPage | null): string | null =>
  page && writePageDocument({ found: true, live, config: live.published.config, ...page }).html
