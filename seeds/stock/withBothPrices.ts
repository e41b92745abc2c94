import type { Car, CarPrices, Cents, OnRoadCharge } from '@forecourt/rules/entities/Car'
import { listCharges } from '@forecourt/rules/pricing/listCharges'
import { financedCents, type OnRoadCar } from '@forecourt/rules/pricing/onRoadCosts'

const charge = (name: string, states: OnRoadCharge['states'], over: Partial<OnRoadCharge>): OnRoadCharge => ({
  ...{ name, chargedBy: 'government', states, carTypes: [], fixedCents: 0, percent: 0, aboveCents: 0 },
  ...over,
})

/** On-road charges of demo dealers: approximately what each state charges a private buyer of a registered car. */
export const demoCharges: readonly OnRoadCharge[] = [
  charge('Stamp duty', ['NSW', 'QLD'], { percent: 3 }),
  charge('Stamp duty above $45,000', ['NSW'], { percent: 2, aboveCents: 45_000_00 }),
  charge('Stamp duty', ['VIC'], { percent: 4.2 }),
  charge('Stamp duty', ['SA'], { percent: 4 }),
  charge('Vehicle licence duty', ['WA'], { percent: 2.75 }),
  charge('Vehicle licence duty above $25,000', ['WA'], { percent: 6.5, aboveCents: 25_000_00 }),
  charge('Transfer of registration', ['NSW', 'VIC', 'QLD', 'SA', 'WA'], { fixedCents: 45_00 }),
]

/** The price that a loan for a demo car is for: the total on the road, if the price excludes charges. */
export const loanCents = (car: Omit<OnRoadCar, 'driveAwayCents' | 'charges'>): Cents | null =>
  financedCents({ ...car, driveAwayCents: null, charges: demoCharges })

/** Iterations; each is about twenty times more precise, so these converge to the dollar. */
const steps = 6

/** Drive-away price minus the charges of the car's state. */
const priceWithoutCharges = (driveAwayCents: Cents, state: string): Cents => {
  let price = driveAwayCents
  for (let step = 0; step < steps; step++) {
    const charges = listCharges({ carType: 'used', state }, price, demoCharges)
    price = driveAwayCents - charges.reduce((sum, { cents }) => sum + cents, 0)
  }
  return price
}

/** A price excluding charges, rounded like dealers. */
const dealerPriceWithoutCharges = (cents: Cents | null, state: string): Cents | null =>
  cents === null ? null : Math.max(1, Math.round(priceWithoutCharges(cents, state) / 500_00)) * 500_00 - 10_00

/** Shown prices from drive-away ones. */
export const shownPrices = (
  { priceType, priceCents, beforePriceCents }: Pick<Car, 'priceType' | 'priceCents' | 'beforePriceCents'>,
  state: string,
): Pick<Car, 'priceCents' | 'beforePriceCents'> =>
  priceType === 'driveAway'
    ? { priceCents, beforePriceCents }
    : { priceCents: dealerPriceWithoutCharges(priceCents, state), beforePriceCents: dealerPriceWithoutCharges(beforePriceCents, state) }

/** Rounds to ten dollars. */
const roundedWithoutCharges = (driveAwayCents: Cents | null, state: string): Cents | null =>
  driveAwayCents === null ? null : Math.round(priceWithoutCharges(driveAwayCents, state) / 10_00) * 10_00

/** Adds prices excluding government charges to drive-away ones, so that a location may show either (ENT-01). */
export const withBothPrices = (prices: CarPrices, state: string): CarPrices => ({
  ...prices,
  egcCents: prices.egcCents ?? roundedWithoutCharges(prices.driveAwayCents, state),
  egcBeforeCents: prices.egcBeforeCents ?? roundedWithoutCharges(prices.driveAwayBeforeCents, state),
})
