import { listStockFeeds } from '@forecourt/data/stock-feeds/listStockFeeds'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

/** Where dealerships' cars come from by themselves, with what came last. */
export const getList = procedure
  .permission('stock.read')
  .input(listInput(['name'], {}))
  .query(async ({ ctx, input }) => {
    const { rows, total } = await listWithin(ctx, input, async (scope, { page, perPage }, { siteIds }) => {
      const feeds = await listStockFeeds(scope, siteIds)
      return { rows: feeds.slice((page - 1) * perPage, page * perPage), total: feeds.length }
    })
    return { data: rows, total }
  })
