import { type UndoneCars, undoCarBatch } from '@forecourt/data/stock/many/carBatches'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { attemptKey } from '../../stock/carInput'

/** Takes back a change of many cars by its key, a part at a time: asked again with `next` until that is null. */
export const undoBulk = procedure
  .permission('stock.edit')
  .input(
    z.object({
      key: attemptKey,
      after: z
        .string()
        .regex(/^\d{1,18}$/)
        .nullable()
        .default(null),
    }),
  )
  .mutation(async ({ ctx, input: { key, after } }): Promise<UndoneCars> => {
    const parts: UndoneCars[] = []
    for (const { scope, siteIds } of ctx.accessScopes)
      parts.push(await undoCarBatch(scope, { id: key, after, most: 200, siteIds, actor: ctx.actor, now: ctx.now }))
    // Each scope goes on after the same entry: entries are numbered across all of them, and the lowest has them all before it.
    const nexts = parts.flatMap(({ next }) => next ?? []).sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
    return {
      undone: parts.reduce((sum, { undone }) => sum + undone, 0),
      refused: parts.flatMap(({ refused }) => refused),
      next: nexts[0] ?? null,
    }
  })
