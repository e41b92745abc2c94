import type { Car, CarPrices } from '../entities/Car'

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
