import { wholeDays } from '../dates/wholeDays'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/hasPrice'
import { isInStock } from '../entities/isInStock'

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
