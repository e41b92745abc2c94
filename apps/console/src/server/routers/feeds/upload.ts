import { takeFeedFile } from '@forecourt/services/stock-feeds/takeFeedFile'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { feedFileInput } from '../../feeds/feedInput'
import { findFeed } from '../../feeds/findFeed'
import { unpackedFile } from '../../feeds/unpackedFile'
import { procedure } from '../../procedure'

/** Takes a file a person chose into the stock, says what it would do, or keeps it to be looked at. One that looks wrong is held until they say so. */
export const upload = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      ...feedFileInput,
      /** Whether it was compressed by gzip on its way: a file of several megabytes is. */
      packed: z.boolean().default(false),
      mode: z.enum(['dry', 'hold', 'apply']),
      isWhole: z.boolean().default(true),
    }),
  )
  .mutation(async ({ ctx, input: { id, name, data, packed, mode, isWhole } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const sent = Buffer.from(data, 'base64')
    const file = { name, bytes: packed ? await unpackedFile(sent) : sent, madeAt: null }
    const taken = await takeFeedFile(ctx.db, scope, feed, file, { mode, trigger: 'person', isWhole, actor: ctx.actor, now: ctx.now })
    if (!taken) throw notFound('feed')
    return taken
  })
