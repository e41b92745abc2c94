import { wholeDays } from '../dates/calendarDate'
import type { Car } from '../entities/Car'
import { hasPrice, isInStock } from '../entities/isInStock'

/** How long a car has been there, in the spans dealers count by; the last has no end. */
export const stockAges = ['0-30', '31-60', '61-90', '90+'] as const
export type StockAge = (typeof stockAges)[number]

/** Days from which each span begins. */
export const stockAgeStarts: { readonly [Age in StockAge]: number } = { '0-30': 0, '31-60': 31, '61-90': 61, '90+': 91 }

/**
 * The span a number of whole days in stock falls into (ENT-01).
 *
 * @example stockAge(31) // '31-60'
 */
export const stockAge = (days: number): StockAge => stockAges.findLast((age) => days >= stockAgeStarts[age]) ?? '0-30'

/** What wants a salesperson's attention of a car in the yard. */
export const carAttentions = ['noPhotos', 'noPrice', 'aboveMarket', 'noLead', 'quarantined'] as const
export type CarAttention = (typeof carAttentions)[number]

/** Days without a lead that are long. */
export const quietDays = 21

export interface AttentionAbout {
  readonly car: Pick<Car, 'status' | 'priceCents' | 'subscriptionPriceCents' | 'marketPrices' | 'createdAt' | 'images'>
  /** When it was first listed here, ISO in UTC: it may stand in the yard for longer. Null where nobody noted it. */
  readonly listedAt: string | null
  /** When somebody last enquired about it, ISO in UTC. */
  readonly lastLeadAt: string | null
  /** Why the row of its feed could not be taken last time; null where it could, or no feed brings it. */
  readonly feedProblem: string | null
  readonly now: string
}

const holds: { readonly [Attention in CarAttention]: (about: AttentionAbout) => boolean } = {
  noPhotos: ({ car }) => car.images.length === 0,
  noPrice: ({ car }) => !hasPrice(car) && (car.subscriptionPriceCents ?? 0) <= 0,
  aboveMarket: ({ car }) => {
    const { stateAverageCents = 0, nationalAverageCents = 0 } = car.marketPrices
    const average = stateAverageCents > 0 ? stateAverageCents : nationalAverageCents
    return average > 0 && hasPrice(car) && car.priceCents > average
  },
  // A car that came later than its last lead, such as one that came back, has been quiet since then.
  // Nor could anybody enquire before it was listed.
  noLead: ({ car, listedAt, lastLeadAt, now }) =>
    [car.createdAt, listedAt, lastLeadAt].every((since) => since === null || wholeDays(since, now) >= quietDays),
  quarantined: ({ feedProblem }) => feedProblem !== null,
}

/**
 * What of a car in the yard wants attention (ENT-01, ENT-04): no photo, no price, a price above the market's average, no lead for
 * three weeks that it was listed, or a row of its feed that could not be taken. The same is said to Postgres (`data/stock/list/stockListConditions`), which a test holds to this.
 */
export const carAttention = (about: AttentionAbout): CarAttention[] =>
  isInStock(about.car) ? carAttentions.filter((attention) => holds[attention](about)) : []
