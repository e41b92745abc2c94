import type { Cents } from '../../entities/Car'

/** A car's previous price, and all prices it was advertised for; null, or none, if there is no record. */
interface ReducedCar {
  readonly beforePriceCents: Cents | null
  readonly pastPricesCents: readonly Cents[] | null
}

/** Whether a previous price is higher than each recorded price of the car (LEG-02). Without a record it isn't known, and false. */
export const wasNeverAsked = ({ beforePriceCents, pastPricesCents }: ReducedCar): boolean =>
  beforePriceCents !== null &&
  pastPricesCents !== null &&
  pastPricesCents.length > 0 &&
  pastPricesCents.every((cents) => cents < beforePriceCents)
