import type { Database, PastDatabase } from '@forecourt/data/createDatabase'
import { historyBeginning } from '@forecourt/data/evidence/historyBeginning'
import { combinedPeriodAt } from '@forecourt/data/evidence/limitHistory'
import { findPageLoader } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { siteRedirects } from '@forecourt/data/pages/redirects/siteRedirects'
import { closedSites, type PublishedSite, publishedSite, publishedSites } from '@forecourt/data/sites/publishedSites'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { showsViews } from '@forecourt/rules/car/page/panelParts'
import { createRedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { usesHostedSearch } from '@forecourt/schema/switches/usesHostedSearch'
import { loadStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { closedPage } from '../page/closedPage'
import type { FoundPage, FoundSite } from '../page/findPage'
import { loadSitePage } from '../page/loadSitePage'
import { writeSitePage } from '../page/writeSitePage'
import { matchAddress } from '../routing/matchAddress'
import { createStockSearch } from '../search/createStockSearch'
import type { LiveSite } from '../sites/createSiteRegistry'

/** An address of a site. */
export interface ShownAddress {
  readonly host: string
  readonly path: string
  /** With question mark; empty for none. */
  readonly query: string
}

/** Why the page of an instant can't be shown. */
type NotShown =
  /** Before the history begins. */
  | 'tooEarly'
  /** The host had no live or paused site. */
  | 'noSite'
  /** The page was for one shopper. */
  | 'private'
  /** A search by text, which redirects to a list. */
  | 'sentence'
  /** A file such as robots.txt. */
  | 'file'

interface ShownSite {
  readonly siteId: string
  readonly organisationId: string
  readonly version: number
}

export type ShownPage =
  | { readonly kind: 'notShown'; readonly reason: NotShown; readonly beginning: string }
  | { readonly kind: 'closed'; readonly status: number; readonly body: string }
  | { readonly kind: 'redirect'; readonly site: ShownSite; readonly status: number; readonly to: string | null }
  | {
      readonly kind: 'page'
      readonly site: ShownSite
      readonly status: number
      readonly body: string
      /** Parts that may differ from what was served, as sentences. */
      readonly differences: readonly string[]
    }

/** How long to wait for an index of the stock of an instant. Milliseconds. */
const indexTimeoutMs = 60_000

/** Searches of the past use an index of the stock at the instant, also where the site used a hosted one. */
const withoutHostedSearch = (config: ResolvedConfig): ResolvedConfig => ({ ...config, search: { ...config.search, key: '' } })

const livePast = async (db: Database, published: PublishedSite, at: string): Promise<FoundSite> => {
  const data = await loadSiteData(db, published, at)
  let index: Promise<StockIndex> | undefined
  const stockIndex = () => {
    index ??= loadStockIndex(stockSource(db, published.organisationId, () => at).pages())
    return index
  }
  return { live: { published, siteData: async () => data, stockIndex }, data }
}

/** The other sites of the organisation that were live. */
const otherPastSites = async (db: Database, { siteId, organisationId }: PublishedSite): Promise<PublishedSite[]> => {
  const others = (await publishedSites(db)).filter((site) => site.organisationId === organisationId && site.siteId !== siteId)
  const loaded = await Promise.all(others.map((site) => publishedSite(db, site.siteId)))
  return loaded.filter((site) => site !== null)
}

/** Whether reviews that were published at the instant may lack name and text, because their authors were erased later. */
const hasErasedReviews = async (database: Database, organisationId: string, at: string): Promise<boolean> => {
  const erased = { organisationId, erasedAt: { not: null }, digest: { not: null }, at: { gt: new Date(at) } }
  return (await database.platform.transaction((tx) => tx.rowHistory.count({ where: erased }))) > 0
}

/** What may differ because changes were combined, as sentences. */
const combinedDifferences = async (database: Database, organisationId: string, at: string): Promise<string[]> => {
  const period = await combinedPeriodAt(database, organisationId, at)
  if (!period) return []
  return [
    `Changes between ${period.since} and ${period.until} were combined to limit their storage: a value that changed more than once in that time may be a later one of it.`,
  ]
}

/** What may differ on the page from what shoppers saw, as sentences. */
const knownDifferences = ({ config }: PublishedSite, found: FoundPage, areReviewsErased: boolean): string[] => [
  ...(areReviewsErased ? ['Reviews by people who were erased since have no name and text.'] : []),
  ...(found.route?.page === 'car' && showsViews.holds({ config }) ? ['The number of views of a car is today’s.'] : []),
  ...(found.route?.page === 'search' && usesHostedSearch(config.search)
    ? ['The list was ordered by a hosted search; it is shown in the order of this platform’s own search.']
    : []),
]

/**
 * The page that an address had at an instant, ISO in UTC, for a shopper without cookies (CFG-12): rendered by the present code from the
 * version, cars, offers, rates and other rows of that instant. `database` is the present one.
 */
export const pageAsShown = async (
  database: Database,
  past: PastDatabase,
  { host, path, query }: ShownAddress,
  at: string,
): Promise<ShownPage> => {
  const beginningOf = (organisationId: string) => database.platform.transaction((tx) => historyBeginning(tx, organisationId))
  let beginning = await beginningOf('')
  const notShown = (reason: NotShown): ShownPage => ({ kind: 'notShown', reason, beginning })
  if (at < beginning) return notShown('tooEarly')
  const db = past.at(at)
  const listed = (await publishedSites(db)).find(({ hosts }) => hosts.includes(host))
  const published = listed ? await publishedSite(db, listed.siteId) : null
  if (!published) {
    const closed = (await closedSites(db)).find(({ hosts }) => hosts.includes(host))
    if (!closed) return notShown('noSite')
    const { status, body } = closedPage(closed)
    return { kind: 'closed', status, body }
  }
  const { siteId, organisationId, version } = published
  beginning = await beginningOf(organisationId)
  if (at < beginning) return notShown('tooEarly')
  const site: ShownSite = { siteId, organisationId, version }
  const redirect = createRedirectTable(await siteRedirects(db, published)).find(`${path}${query}`)
  if (redirect) return { kind: 'redirect', site, status: redirect.code, to: redirect.to }

  const { live, data } = await livePast(db, published, at)
  const match = matchAddress(path, query, { config: published.config, names: data.names })
  if (match.kind === 'file' || match.kind === 'sentence') return notShown(match.kind)
  if (match.kind === 'redirect') return { kind: 'redirect', site, status: match.status, to: match.to }
  if (match.kind === 'page' && match.isPrivate) return notShown('private')
  const found: FoundPage =
    match.kind === 'page' ? { ...match, gated: false } : { kind: 'page', route: null, query: '', isPrivate: false, gated: false }
  const searched: LiveSite = { ...live, published: { ...published, config: withoutHostedSearch(published.config) } }
  const page = await loadSitePage({ live, data }, found, null, at, {
    db,
    search: createStockSearch(searched, db, indexTimeoutMs),
    otherSites: () => otherPastSites(db, published),
  })
  const to = page.found || found.route === null ? null : await findPageLoader(found.route)?.movedTo?.(db, published, found.route, at)
  if (to) return { kind: 'redirect', site, status: 308, to: `${to}${query}` }
  const { status, body } = writeSitePage(page, found)
  const areReviewsErased = await hasErasedReviews(database, organisationId, at)
  const combined = await combinedDifferences(database, organisationId, at)
  return { kind: 'page', site, status, body, differences: [...knownDifferences(published, found, areReviewsErased), ...combined] }
}
