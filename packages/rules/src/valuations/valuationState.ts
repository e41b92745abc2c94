/** How far a valuation is: asked and not answered, valued, accepted by the shopper, run out, or looked at by the dealership. */
export const valuationStates = ['asked', 'valued', 'accepted', 'expired', 'appraised'] as const
export type ValuationState = (typeof valuationStates)[number]

interface Standing {
  readonly state: ValuationState
  /** ISO in UTC; null where nothing is offered. */
  readonly validUntil: string | null
}

/** How far a valuation is at an instant: an offer that nobody accepted runs out by itself (ENT-21). */
export const valuationState = ({ state, validUntil }: Standing, now: string): ValuationState =>
  state === 'valued' && validUntil !== null && Date.parse(validUntil) <= Date.parse(now) ? 'expired' : state

/** Whether the shopper can accept what is offered now. */
export const canAccept = (standing: Standing, now: string): boolean => valuationState(standing, now) === 'valued'
