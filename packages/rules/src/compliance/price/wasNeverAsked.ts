import type { Cents } from '../../entities/Car'

/** A car's previous price, and the prices that count as asked (`askedPrices`); null if there is no record. */
interface ReducedCar {
  readonly beforePriceCents: Cents | null
  readonly pastPricesCents: readonly Cents[] | null
}

/** Whether a previous price is higher than each price that the car was asked for (LEG-02). Without a record it isn't known, and false. */
export const wasNeverAsked = ({ beforePriceCents, pastPricesCents }: ReducedCar): boolean =>
  beforePriceCents !== null && (pastPricesCents?.every((cents) => cents < beforePriceCents) ?? false)
