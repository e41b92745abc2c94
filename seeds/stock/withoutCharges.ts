import type { CarPrices, Cents } from '@forecourt/rules/entities/Car'

/** Stamp duty as a share of a price, and what registration and its papers cost, in cents: about what Victoria takes. */
const duty = 0.042
const registration = 930_00

/** Dealers write whole tens of dollars. */
const without = (driveAway: Cents | null): Cents | null =>
  driveAway === null ? null : Math.round((driveAway - registration) / (1 + duty) / 10_00) * 10_00

/** A demo car's prices with those excluding government charges worked out of the drive-away ones, so that its location may show either (ENT-01). */
export const withoutCharges = (prices: CarPrices): CarPrices => ({
  ...prices,
  egcCents: prices.egcCents ?? without(prices.driveAwayCents),
  egcBeforeCents: prices.egcBeforeCents ?? without(prices.driveAwayBeforeCents),
})
