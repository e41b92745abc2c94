import type { TradeInValue } from './TradeInValue'

/** Cents; the same twice for one amount. */
export interface TradeInRange {
  readonly lowCents: number
  readonly highCents: number
}

/**
 * What a vehicle is offered to pay of a car: the one amount the dealership named or the shopper accepted, else the range (ENT-21).
 * Null where nothing is offered, or the offer has run out: nobody may count on it then.
 */
export const tradeInRange = ({
  state,
  offerCents,
  lowCents,
  highCents,
}: Pick<TradeInValue, 'state' | 'offerCents' | 'lowCents' | 'highCents'>): TradeInRange | null => {
  if (state === 'expired' || state === 'asked') return null
  if (offerCents !== null) return { lowCents: offerCents, highCents: offerCents }
  return lowCents === null || highCents === null ? null : { lowCents, highCents }
}
