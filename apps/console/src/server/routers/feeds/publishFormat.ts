import { publishFeedFormat } from '@forecourt/data/stock-feeds/feedFormats'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { publicMapping } from '@forecourt/services/stock-feeds/shared/publicMapping'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'

/** Gives every dealer how a feed's columns are read, under its supplier's name and without anything of the dealer; what that name had is replaced. */
export const publishFormat = procedure
  .onPlatform('catalogue.edit')
  .input(z.object({ id: z.string().min(1).max(100), name: z.string().trim().min(1, 'Say whose format it is.').max(80) }))
  .mutation(async ({ ctx, input: { id, name } }) => {
    const { feed } = await findFeed(ctx.accessScopes, id)
    const taught = feedMapping.safeParse(feed.mapping)
    if (!taught.success) throw new CallProblem('BAD_REQUEST', 'This feed was taught nothing: its headings are known to every dealer.')
    return publishFeedFormat(ctx.db.platform, { name, mapping: publicMapping(taught.data), actor: ctx.actor, now: ctx.now })
  })
