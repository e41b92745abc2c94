import { changeManyCars, type ManyCarsResult } from '@forecourt/data/stock/changeManyCars'
import { carIdsWithin } from '@forecourt/data/stock/search/carIdsWithin'
import { carStages } from '@forecourt/rules/stock/carStage'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { carFields, carId, expectedRevision } from '../../stock/carInput'

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    by: z.enum(['amount', 'percent']),
    value: z.number().min(-10_000_000_00).max(10_000_000_00),
    roundTo: z.number().int().min(1).max(10_000_00).nullable().default(null),
    keepsBefore: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('tag'), tag: carFields.tag }),
  z.object({ kind: z.literal('location'), locationId: carFields.locationId }),
  z.object({ kind: z.literal('stage'), to: z.enum(carStages) }),
  z.object({ kind: z.literal('website'), shown: z.boolean() }),
  z.object({ kind: z.literal('undo') }),
])

/**
 * Changes many cars in one go: prices by an amount or percent, tag, location, stage, whether they are shown, or takes the latest change
 * back. Each is changed as it was seen; the answer says which were, and why others stay as they are. The same call again changes nothing.
 */
export const bulk = procedure
  .permission('stock.edit')
  .input(
    z.object({
      cars: z
        .array(z.object({ id: carId, revision: expectedRevision }))
        .min(1, 'Choose at least one car.')
        .max(500),
      change,
    }),
  )
  .mutation(async ({ ctx, input: { cars, change: wanted } }): Promise<ManyCarsResult> => {
    const chosen = await Promise.all(
      ctx.reach.map(async ({ scope, siteIds }) => ({
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
        parts.push(await changeManyCars(scope, { cars: own, change: wanted, siteIds, actor: ctx.actor, now: ctx.now }))
      }
    return {
      changed: parts.flatMap(({ changed }) => changed),
      unchanged: parts.reduce((sum, { unchanged }) => sum + unchanged, 0),
      refused: parts.flatMap(({ refused }) => refused),
    }
  })
