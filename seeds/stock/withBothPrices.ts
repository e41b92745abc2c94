import type { CarPrices, Cents } from '@forecourt/rules/entities/Car'
import { priceWithoutCharges } from './priceWithoutCharges'

/** Dealers write whole tens of dollars. */
const without = (driveAwayCents: Cents | null, state: string): Cents | null =>
  driveAwayCents === null ? null : Math.round(priceWithoutCharges(driveAwayCents, state) / 10_00) * 10_00

/** A demo car's prices with those excluding government charges worked out of the drive-away ones, so that its location may show either (ENT-01). */
export const withBothPrices = (prices: CarPrices, state: string): CarPrices => ({
  ...prices,
  egcCents: prices.egcCents ?? without(prices.driveAwayCents, state),
  egcBeforeCents: prices.egcBeforeCents ?? without(prices.driveAwayBeforeCents, state),
})
