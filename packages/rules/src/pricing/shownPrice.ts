import type { Car, CarPrices, PriceType } from '../entities/Car'
import { leastShownCents } from '../entities/isInStock'

/**
 * The prices of a car of which one price is known, such as from a spreadsheet: that of its kind, and none of the other (ENT-01).
 *
 * @example toCarPrices({ priceCents: 2_499_000, priceType: 'egc', beforePriceCents: null }).egcCents // 2_499_000
 */
export const toCarPrices = ({
  priceCents,
  priceType,
  beforePriceCents,
}: Pick<Car, 'priceCents' | 'priceType' | 'beforePriceCents'>): CarPrices => ({
  driveAwayCents: priceType === 'driveAway' ? priceCents : null,
  driveAwayBeforeCents: priceType === 'driveAway' ? beforePriceCents : null,
  egcCents: priceType === 'egc' ? priceCents : null,
  egcBeforeCents: priceType === 'egc' ? beforePriceCents : null,
})

type Shown = Pick<Car, 'priceCents' | 'priceType' | 'beforePriceCents'>

/** Whether a price could be shown at all: feeds write 0 where they know none (CAR-17). */
const isKnown = (cents: number | null): boolean => cents !== null && cents > leastShownCents

/**
 * Which of a car's two prices shows (CAR-14, CARD-05): the kind that is wanted, or the other where that alone is known; what it was
 * before is of the same kind. The same is said to Postgres (`data/stock/pricedCars`), which a test holds to this.
 *
 * @example shownPrice({ driveAwayCents: null, egcCents: 2_499_000, … }, 'driveAway').priceType // 'egc'
 */
export const shownPrice = (prices: CarPrices, wanted: PriceType): Shown => {
  const shown = { driveAway: [prices.driveAwayCents, prices.driveAwayBeforeCents], egc: [prices.egcCents, prices.egcBeforeCents] } as const
  const order: readonly PriceType[] = wanted === 'egc' ? ['egc', 'driveAway'] : ['driveAway', 'egc']
  const kind = order.find((each) => isKnown(shown[each][0])) ?? order.find((each) => shown[each][0] !== null) ?? wanted
  const [priceCents, beforePriceCents] = shown[kind]
  return { priceCents, priceType: kind, beforePriceCents }
}
