import type { Scope } from '../createDatabase'
import { dealershipsOfSites } from '../organisations/listLocations'
import { type FeedRun, toFeedRun } from './FeedRun'
import { type StockFeed, toStockFeed } from './StockFeed'

/** A feed in lists. */
export interface ListedFeed extends StockFeed {
  readonly organisationName: string
  readonly dealershipName: string
  /** Number of its present cars. */
  readonly cars: number
  readonly lastRun: FeedRun | null
}

const maxRows = 500

/** Feeds of a scope, or of the dealerships of some of its sites, sorted by name. */
export const listStockFeeds = (scope: Scope, siteIds: readonly string[] | null): Promise<ListedFeed[]> =>
  scope.transaction(async (tx) => {
    const dealershipIds = await dealershipsOfSites(tx, siteIds)
    const rows = await tx.stockFeed.findMany({
      where: dealershipIds === null ? {} : { dealershipId: { in: dealershipIds } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: maxRows,
      include: {
        organisation: { select: { name: true } },
        dealership: { select: { name: true } },
        runs: { orderBy: [{ startedAt: 'desc' }, { finishedAt: 'desc' }], take: 1 },
        _count: { select: { cars: { where: { removedAt: null } } } },
      },
    })
    return rows.map((row) => ({
      ...toStockFeed(row),
      organisationName: row.organisation.name,
      dealershipName: row.dealership.name,
      cars: row._count.cars,
      lastRun: row.runs[0] ? toFeedRun(row.runs[0]) : null,
    }))
  })

/** Other feeds of the organisation with a custom mapping, within the user's sites, sorted by name. */
export const mappedFeeds = (
  scope: Scope,
  { id, organisationId }: Pick<StockFeed, 'id' | 'organisationId'>,
  siteIds: readonly string[] | null,
): Promise<{ readonly name: string; readonly mapping: object | null }[]> =>
  scope.transaction(async (tx) => {
    const dealershipIds = await dealershipsOfSites(tx, siteIds)
    const where = { organisationId, id: { not: id }, ...(dealershipIds !== null && { dealershipId: { in: dealershipIds } }) }
    const rows = await tx.stockFeed.findMany({ where, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: maxRows })
    return rows.map(toStockFeed).filter(({ mapping }) => mapping !== null)
  })

/** A feed within the user's sites; null if there is none. */
export const getStockFeed = (scope: Scope, feedId: string, siteIds: readonly string[] | null): Promise<StockFeed | null> =>
  scope.transaction(async (tx) => {
    const dealershipIds = await dealershipsOfSites(tx, siteIds)
    const row = await tx.stockFeed.findFirst({
      where: { id: feedId, ...(dealershipIds !== null && { dealershipId: { in: dealershipIds } }) },
    })
    return row ? toStockFeed(row) : null
  })
