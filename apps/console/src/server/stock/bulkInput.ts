import { carStages } from '@forecourt/rules/stock/carStage'
import { z } from 'zod'
import { carInputFields } from './carInput'

/** What is done to many cars at once; prices in cents. */
export const bulkChangeInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    by: z.enum(['amount', 'percent']),
    value: z.number().min(-10_000_000_00).max(10_000_000_00),
    roundTo: z.number().int().min(1).max(10_000_00).nullable().default(null),
    keepsBefore: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('tag'), tag: carInputFields.tag }),
  z.object({ kind: z.literal('location'), locationId: carInputFields.locationId }),
  z.object({ kind: z.literal('stage'), to: z.enum(carStages) }),
  z.object({ kind: z.literal('website'), shown: z.boolean() }),
  z.object({ kind: z.literal('offer'), offerId: z.string().min(1, 'Choose an offer.').max(100).nullable() }),
])

/** The most cars that one call changes; a change of more comes in parts. */
export const mostAtOnce = 500
