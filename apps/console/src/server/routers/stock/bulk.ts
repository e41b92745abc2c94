import { listCarBatches, type UndoneCars, undoCarBatch } from '@forecourt/data/stock/many/carBatches'
import { changeManyCars, type ManyCarsResult } from '@forecourt/data/stock/many/changeManyCars'
import { type ManyCarsPreview, previewManyCars } from '@forecourt/data/stock/many/previewManyCars'
import { carIdsWithin } from '@forecourt/data/stock/search/listedCars'
import { carStages } from '@forecourt/rules/stock/carStage'
import { z } from 'zod'
import { narrowScopes } from '../../access/AccessScope'
import { notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { attemptKey, carId, carInputFields, expectedRevision } from '../../stock/carInput'
import { stockFilterInput } from '../../stock/stockListInput'

/** Changes whose effects can be tried (`whatIf`); prices in cents. */
export const triedChanges = [
  z.object({
    kind: z.literal('price'),
    by: z.enum(['amount', 'percent']),
    value: z.number().min(-10_000_000_00).max(10_000_000_00),
    roundTo: z.number().int().min(1).max(10_000_00).nullable().default(null),
    setsWasPrice: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('onePrice'), field: z.enum(['driveAwayCents', 'egcCents']), cents: carInputFields.driveAwayCents }),
  z.object({ kind: z.literal('tag'), tag: carInputFields.tag }),
  z.object({ kind: z.literal('location'), locationId: carInputFields.locationId }),
] as const

/** A bulk change of cars. */
export const bulkChangeInput = z.discriminatedUnion('kind', [
  ...triedChanges,
  z.object({ kind: z.literal('stage'), to: z.enum(carStages) }),
  z.object({ kind: z.literal('website'), shown: z.boolean() }),
  z.object({ kind: z.literal('offer'), offerId: z.string().min(1, 'Choose an offer.').max(100).nullable() }),
])

/** The most cars per call; larger changes are sent in parts. */
const maxCars = 500

const lowest = (values: readonly number[]) => Math.min(...values)
const highest = (values: readonly number[]) => Math.max(...values)

/** Joins the cars of several scopes by their message. */
const joined = (found: ManyCarsPreview['refused']) =>
  [...new Set(found.map(({ message }) => message))].map((message) => {
    const same = found.filter((each) => each.message === message)
    return { message, count: same.reduce((sum, { count }) => sum + count, 0), cars: same.flatMap(({ cars }) => cars).slice(0, 5) }
  })

/** Previews a bulk change of all cars that match a filter (CAR-16): fifty thousand at most. */
export const previewBulk = procedure
  .permission('stock.edit')
  .input(z.object({ filter: stockFilterInput, change: bulkChangeInput }))
  .query(async ({ ctx, input: { filter, change } }) => {
    const { organisationId, ...rest } = filter
    const accessScopes = organisationId === undefined ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const previews = await Promise.all(
      accessScopes.map(({ scope, siteIds }) => previewManyCars(scope, { filter: rest, change, siteIds, now: ctx.now })),
    )
    const priced = previews.flatMap(({ prices }) => prices ?? [])
    const span = (which: 'before' | 'after') => ({
      min: lowest(priced.map((prices) => prices[which].min)),
      max: highest(priced.map((prices) => prices[which].max)),
    })
    return {
      cars: previews.flatMap(({ cars }) => cars),
      unchanged: previews.reduce((sum, { unchanged }) => sum + unchanged, 0),
      refused: joined(previews.flatMap(({ refused }) => refused)),
      withoutWasPrice: joined(previews.flatMap(({ withoutWasPrice }) => withoutWasPrice)),
      prices: priced.length === 0 ? null : { before: span('before'), after: span('after') },
      examples: previews.flatMap(({ examples }) => examples).slice(0, 5),
      isCut: previews.some(({ isCut }) => isCut),
    }
  })

/** Undoes a bulk change by its key, in parts: repeat with `next` until that is null. */
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
      parts.push(await undoCarBatch(scope, { id: key, after, max: 200, siteIds, actor: ctx.actor, now: ctx.now }))
    // Entry numbers are shared by all scopes, so all continue after the lowest of their cursors.
    const nexts = parts.flatMap(({ next }) => next ?? []).sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
    return {
      undone: parts.reduce((sum, { undone }) => sum + undone, 0),
      refused: parts.flatMap(({ refused }) => refused),
      next: nexts[0] ?? null,
    }
  })

/** Bulk changes, newest first, and how much of each was undone. */
export const bulkHistory = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (accessScopes.length === 0) throw notFound('organisation')
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => listCarBatches(scope, siteIds)))
    return parts.flat().sort((one, other) => other.at.localeCompare(one.at))
  })

/**
 * Bulk change of cars: prices by amount or percent, tag, location, stage, visibility, or offer. Each car is changed only at the expected
 * revision; the response lists the changed ones, and the reasons for the others. Larger changes are sent in parts with one key, by which
 * `undoBulk` undoes them all; repeating a part changes nothing.
 */
export const bulk = procedure
  .permission('stock.edit')
  .input(
    z.object({
      key: attemptKey,
      cars: z
        .array(z.object({ id: carId, revision: expectedRevision }))
        .min(1, 'Choose at least one car.')
        .max(maxCars),
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
