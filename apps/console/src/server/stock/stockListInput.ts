import { carAttentions, stockAges } from '@forecourt/rules/stock/carAttention'
import { carStages } from '@forecourt/rules/stock/carStage'
import { z } from 'zod'

const bound = z.number().min(0).max(10_000_000_00)
/** One of the values, or any of several. */
const oneOrSome = <Value extends z.ZodType>(value: Value) => z.union([value, z.array(value).max(50)])

/** What the stock list can be ordered by. */
export const stockOrders = [
  ...(['createdAt', 'name', 'priceCents', 'km', 'year', 'status', 'stockNumber', 'views', 'make', 'carType', 'updatedAt'] as const),
] as const satisfies readonly [string, ...string[]]

/** What the stock list can be filtered by; prices in cents. */
export const stockFilter = {
  q: z.string().max(100),
  ids: z.array(z.string().max(100)).max(500),
  status: oneOrSome(z.enum(['draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn'])),
  stage: oneOrSome(z.enum(carStages)),
  carType: oneOrSome(z.enum(['new', 'used', 'demo'])),
  itemType: oneOrSome(z.enum(['car', 'motorcycle', 'caravan'])),
  make: oneOrSome(z.string().max(60)),
  model: oneOrSome(z.string().max(80)),
  tag: oneOrSome(z.string().max(60)),
  dealershipId: oneOrSome(z.string().max(100)),
  locationId: oneOrSome(z.string().max(100)),
  reserved: z.boolean(),
  /** Whole days in stock, by span. */
  age: oneOrSome(z.enum(stockAges)),
  attention: oneOrSome(z.enum(carAttentions)),
  /** Where it comes from: a feed, or somebody's hand. */
  source: z.enum(['feed', 'hand']),
  feedId: oneOrSome(z.string().max(100)),
  /** The offer chosen for it. */
  offerId: oneOrSome(z.string().max(100)),
  ...{ priceFrom: bound, priceTo: bound, yearFrom: bound, yearTo: bound, kmFrom: bound, kmTo: bound },
}

/** What a list is asked for, and what is done to all it finds. */
export const stockFilterInput = z.strictObject({ organisationId: z.string().max(100), ...stockFilter }).partial()
