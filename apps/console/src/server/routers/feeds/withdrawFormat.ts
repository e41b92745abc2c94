import { withdrawFeedFormat } from '@forecourt/data/stock-feeds/feedFormats'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Offers a supplier's format to nobody any more; feeds that took it go on. */
export const withdrawFormat = procedure
  .onPlatform('catalogue.edit')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await withdrawFeedFormat(ctx.db.platform, { id, actor: ctx.actor }))) throw notFound('format')
    return { id }
  })
