import type { Car, CarPrices, PriceType } from '../entities/Car'
import { minShownCents } from '../entities/isInStock'

/**
 * Converts a single price, such as from a spreadsheet, to prices by type; the other type stays empty (ENT-01).
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

/** Whether a price is known: feeds write 0 for unknown (CAR-17). */
const isKnown = (cents: number | null): boolean => cents !== null && cents > minShownCents

/**
 * Chooses the displayed one of a car's two prices (CAR-14, CARD-05): the preferred type, or the other if only that is known; the previous
 * price is of the same type. The Postgres equivalent (`data/stock/pricedCars`) is tested against it.
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
