import { wholeDays } from '../dates/calendarDate'
import type { Car } from '../entities/Car'
import { hasPrice, isInStock } from '../entities/isInStock'

/** Age brackets of stock in days; the last is open. */
export const stockAges = ['0-30', '31-60', '61-90', '90+'] as const
export type StockAge = (typeof stockAges)[number]

/** Minimum days of each bracket. */
export const stockAgeStarts: { readonly [Age in StockAge]: number } = { '0-30': 0, '31-60': 31, '61-90': 61, '90+': 91 }

/**
 * Age bracket of a number of whole days in stock (ENT-01).
 *
 * @example stockAge(31) // '31-60'
 */
export const stockAge = (days: number): StockAge => stockAges.findLast((age) => days >= stockAgeStarts[age]) ?? '0-30'

/** Problems of a car in stock that need a salesperson. */
export const carAttentions = ['noPhotos', 'noPrice', 'aboveMarket', 'noLead', 'quarantined'] as const
export type CarAttention = (typeof carAttentions)[number]

/** Days without a lead that count as quiet. */
export const quietDays = 21

export interface AttentionContext {
  readonly car: Pick<Car, 'status' | 'priceCents' | 'subscriptionPriceCents' | 'marketPrices' | 'createdAt' | 'images'>
  /** When it was first listed here, ISO in UTC; it may have been in the yard before. Null if unknown. */
  readonly listedAt: string | null
  /** Time of its last lead, ISO in UTC. */
  readonly lastLeadAt: string | null
  /** Why the last import of its feed row failed; null if it didn't, or the car isn't from a feed. */
  readonly feedProblem: string | null
  readonly now: string
}

const holds: { readonly [Attention in CarAttention]: (context: AttentionContext) => boolean } = {
  noPhotos: ({ car }) => car.images.length === 0,
  noPrice: ({ car }) => !hasPrice(car) && (car.subscriptionPriceCents ?? 0) <= 0,
  aboveMarket: ({ car }) => {
    const { stateAverageCents = 0, nationalAverageCents = 0 } = car.marketPrices
    const average = stateAverageCents > 0 ? stateAverageCents : nationalAverageCents
    return average > 0 && hasPrice(car) && car.priceCents > average
  },
  // Arrival, listing and last lead must all be that long ago: after a return, the arrival is the latest.
  noLead: ({ car, listedAt, lastLeadAt, now }) =>
    [car.createdAt, listedAt, lastLeadAt].every((since) => since === null || wholeDays(since, now) >= quietDays),
  quarantined: ({ feedProblem }) => feedProblem !== null,
}

/**
 * Problems of a car in stock (ENT-01, ENT-04): no photo, no price, a price above the market average, no lead in three weeks of being
 * listed, or a failed feed row. The Postgres equivalent (`data/stock/list/stockListConditions`) is tested against it.
 */
export const carAttention = (context: AttentionContext): CarAttention[] =>
  isInStock(context.car) ? carAttentions.filter((attention) => holds[attention](context)) : []
