import { changeManyCars, type ManyCarsResult } from '@forecourt/data/stock/many/changeManyCars'
import { carIdsWithin } from '@forecourt/data/stock/search/carIdsWithin'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { bulkChangeInput, mostAtOnce } from '../../stock/bulkInput'
import { attemptKey, carId, expectedRevision } from '../../stock/carInput'

/**
 * Changes many cars in one go: prices by an amount or percent, tag, location, stage, whether they are shown, the offer that shows them.
 * Each is changed as it was seen; the answer says which were, and why others stay as they are. A change of more cars comes in parts with
 * one key, by which `undoBulk` takes all of it back; the same part again changes nothing.
 */
export const bulk = procedure
  .permission('stock.edit')
  .input(
    z.object({
      key: attemptKey,
      cars: z
        .array(z.object({ id: carId, revision: expectedRevision }))
        .min(1, 'Choose at least one car.')
        .max(mostAtOnce),
      change: bulkChangeInput,
    }),
  )
  .mutation(async ({ ctx, input: { key, cars, change } }): Promise<ManyCarsResult> => {
    const chosen = await Promise.all(
      ctx.accessScopes.map(async ({ scope, siteIds }) => ({
        ...{ scope, siteIds },
        ids: new Set(
          await carIdsWithin(
            scope,
            cars.map(({ id }) => id),
            siteIds,
          ),
        ),
      })),
    )
    if (!cars.every(({ id }) => chosen.some(({ ids }) => ids.has(id)))) throw notFound('car')
    const parts: ManyCarsResult[] = []
    for (const { scope, siteIds, ids } of chosen)
      if (ids.size > 0) {
        const own = cars.filter(({ id }) => ids.has(id))
        parts.push(await changeManyCars(scope, { key, cars: own, change, siteIds, actor: ctx.actor, now: ctx.now }))
      }
    return {
      changed: parts.flatMap(({ changed }) => changed),
      unchanged: parts.reduce((sum, { unchanged }) => sum + unchanged, 0),
      refused: parts.flatMap(({ refused }) => refused),
    }
  })
