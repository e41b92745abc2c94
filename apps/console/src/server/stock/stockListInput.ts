import { carAttentions, stockAges } from '@forecourt/rules/stock/carAttention'
import { carStages } from '@forecourt/rules/stock/carStage'
import { z } from 'zod'

const bound = z.number().min(0).max(10_000_000_00)
/** One value, or any of several. */
const oneOrSeveral = <Value extends z.ZodType>(value: Value) => z.union([value, z.array(value).max(50)])

/** Sort fields of the stock list. */
export const stockOrders = [
  ...([
    'added',
    'createdAt',
    'name',
    'priceCents',
    'km',
    'year',
    'status',
    'stockNumber',
    'views',
    'make',
    'carType',
    'updatedAt',
  ] as const),
] as const satisfies readonly [string, ...string[]]

/** Filters of the stock list; prices in cents. */
export const stockFilter = {
  q: z.string().max(100),
  ids: z.array(z.string().max(100)).max(500),
  status: oneOrSeveral(z.enum(['draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn'])),
  stage: oneOrSeveral(z.enum(carStages)),
  carType: oneOrSeveral(z.enum(['new', 'used', 'demo'])),
  itemType: oneOrSeveral(z.enum(['car', 'motorcycle', 'caravan'])),
  make: oneOrSeveral(z.string().max(60)),
  model: oneOrSeveral(z.string().max(80)),
  tag: oneOrSeveral(z.string().max(60)),
  /** Titles of the public lists' filters, in any spelling of the stock. */
  ...{ body: oneOrSeveral(z.string().max(60)), fuel: oneOrSeveral(z.string().max(60)) },
  seats: z.number().min(0).max(100),
  /** Suburb of a location. */
  place: oneOrSeveral(z.string().max(100)),
  dealershipId: oneOrSeveral(z.string().max(100)),
  locationId: oneOrSeveral(z.string().max(100)),
  reserved: z.boolean(),
  /** Whole days in stock, by range. */
  age: oneOrSeveral(z.enum(stockAges)),
  attention: oneOrSeveral(z.enum(carAttentions)),
  /** Its source: a feed, or manual entry. */
  source: z.enum(['feed', 'hand']),
  feedId: oneOrSeveral(z.string().max(100)),
  /** The offer assigned to it. */
  offerId: oneOrSeveral(z.string().max(100)),
  ...{ priceFrom: bound, priceTo: bound, yearFrom: bound, yearTo: bound, kmFrom: bound, kmTo: bound },
}

/** A filter of the stock list, for queries and bulk changes. */
export const stockFilterInput = z.strictObject({ organisationId: z.string().max(100), ...stockFilter }).partial()
