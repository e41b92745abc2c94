import type { Database } from '@forecourt/data/createDatabase'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { siteRedirects } from '@forecourt/data/pages/redirects/siteRedirects'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { createRedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { loadSitePage } from '../../page/loadSitePage'
import { writeSitePage } from '../../page/writeSitePage'
import { matchAddress } from '../../routing/matchAddress'
import { createStockSearch } from '../../search/createStockSearch'

export interface ServedPage {
  readonly status: number
  /** Of a redirect: its target. */
  readonly body: string
}

/** Longer than an index of a test's stock takes. Milliseconds. */
const indexTimeoutMs = 60_000

/** The page that a site serves at an instant, from the present tables. */
export const serveNow = async (db: Database, siteId: string, path: string, now: string): Promise<ServedPage> => {
  const published = await publishedSite(db, siteId)
  if (!published) return { status: 404, body: 'no site' }
  const redirect = createRedirectTable(await siteRedirects(db, published)).find(path)
  if (redirect) return { status: redirect.code, body: redirect.to ?? '' }
  const data = await loadSiteData(db, published, now)
  const match = matchAddress(path, '', { config: published.config, names: data.names })
  const route = match.kind === 'page' ? match.route : null
  const found = { kind: 'page', route, query: '', isPrivate: false, gated: false } as const
  const stockIndex = () => loadStockIndex(stockSource(db, published.organisationId, () => now).pages())
  const live = { published, siteData: async () => data, stockIndex }
  const page = await loadSitePage({ live, data }, found, null, now, {
    db,
    search: createStockSearch(live, db, indexTimeoutMs),
    otherSites: async () => [],
  })
  const { status, body } = writeSitePage(page, found)
  return { status, body }
}
