import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { lookAtFeed } from '@forecourt/services/stock-feeds/lookAtFeed'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { sentFile } from '../../feeds/feedInput'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'

/** How a file's headings would be read, on its first rows: by the mapping sent, or by what is known of them. Nothing is kept. */
export const look = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), ...sentFile, mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, data, mapping } }) => {
    const { feed, scope } = await findFeed(ctx.reach, id)
    const looked = await lookAtFeed(ctx.db, scope, feed, Buffer.from(data, 'base64'), { mapping, now: ctx.now })
    if ('problem' in looked) throw new CallProblem('BAD_REQUEST', looked.problem)
    return looked
  })
