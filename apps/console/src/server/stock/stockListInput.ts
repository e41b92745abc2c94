import { carAttentions, stockAges } from '@forecourt/rules/stock/carAttention'
import { carStages } from '@forecourt/rules/stock/carStage'
import { z } from 'zod'

const bound = z.number().min(0).max(10_000_000_00)
/** One value, or any of several. */
const oneOrSome = <Value extends z.ZodType>(value: Value) => z.union([value, z.array(value).max(50)])

/** Sort fields of the stock list. */
export const stockOrders = [
  ...(['createdAt', 'name', 'priceCents', 'km', 'year', 'status', 'stockNumber', 'views', 'make', 'carType', 'updatedAt'] as const),
] as const satisfies readonly [string, ...string[]]

/** Filters of the stock list; prices in cents. */
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
  /** Whole days in stock, by range. */
  age: oneOrSome(z.enum(stockAges)),
  attention: oneOrSome(z.enum(carAttentions)),
  /** Its source: a feed, or manual entry. */
  source: z.enum(['feed', 'hand']),
  feedId: oneOrSome(z.string().max(100)),
  /** The offer assigned to it. */
  offerId: oneOrSome(z.string().max(100)),
  ...{ priceFrom: bound, priceTo: bound, yearFrom: bound, yearTo: bound, kmFrom: bound, kmTo: bound },
}

/** A filter of the stock list, for queries and bulk changes. */
export const stockFilterInput = z.strictObject({ organisationId: z.string().max(100), ...stockFilter }).partial()
