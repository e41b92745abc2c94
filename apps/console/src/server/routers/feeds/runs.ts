import { listFeedRuns } from '@forecourt/data/stock-feeds/feedRuns'
import { z } from 'zod'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'

/** What came of a feed's files, newest first. */
export const runs = procedure
  .permission('stock.read')
  .input(
    z.object({ id: z.string().min(1).max(100), page: z.int().min(1).max(1000).default(1), perPage: z.int().min(1).max(100).default(25) }),
  )
  .query(async ({ ctx, input: { id, page, perPage } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await listFeedRuns(scope, id, { offset: (page - 1) * perPage, limit: perPage })
    return { data: found.runs, total: found.total }
  })
