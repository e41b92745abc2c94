import type { Car, CarPrices, CarType, Cents, OnRoadCharge } from '@forecourt/rules/entities/Car'
import { type ChargedCar, listCharges } from '@forecourt/rules/pricing/listCharges'
import { financedCents, type OnRoadCar } from '@forecourt/rules/pricing/onRoadCosts'

const charge = (name: string, states: OnRoadCharge['states'], over: Partial<OnRoadCharge>): OnRoadCharge => ({
  ...{ name, chargedBy: 'government', states, carTypes: [], fixedCents: 0, percent: 0, aboveCents: 0 },
  ...over,
})

const duty = (name: string, states: OnRoadCharge['states']) => charge(name, states, { vehicleDuty: true })

/** A private car's first year. */
const registration = (state: string, fixedCents: Cents) =>
  charge('Registration, plates and compulsory insurance', [state], { carTypes: ['new'], fixedCents })

const registered: readonly CarType[] = ['used', 'demo']

/** On-road charges of demo dealers: what each state charges a private buyer; all but the duty approximately. */
export const demoCharges: readonly OnRoadCharge[] = [
  duty('Stamp duty', ['NSW', 'VIC', 'QLD', 'SA']),
  duty('Vehicle licence duty', ['WA']),
  charge('Transfer of registration', ['NSW', 'VIC', 'QLD', 'SA', 'WA'], { carTypes: registered, fixedCents: 45_00 }),
  registration('NSW', 995_00),
  registration('VIC', 935_00),
  registration('QLD', 865_00),
  registration('SA', 825_00),
  registration('WA', 885_00),
]

/** The price that a loan for a demo car is for: the total on the road, if the price excludes charges. */
export const loanCents = (car: Omit<OnRoadCar, 'driveAwayCents' | 'charges'>): Cents | null =>
  financedCents({ ...car, driveAwayCents: null, charges: demoCharges })

/** Iterations; each is several times more precise, so these converge to the dollar. */
const steps = 8

/** Drive-away price minus the charges of the car's state; null if its duty isn't known. */
const priceWithoutCharges = (driveAwayCents: Cents, car: ChargedCar): Cents | null => {
  let price = driveAwayCents
  for (let step = 0; step < steps; step++) {
    const charges = listCharges(car, price, demoCharges)
    if (!charges) return null
    price = driveAwayCents - charges.reduce((sum, { cents }) => sum + cents, 0)
  }
  return price
}

/** A price excluding charges, rounded like dealers. */
const dealerPriceWithoutCharges = (driveAwayCents: Cents | null, car: ChargedCar): Cents | null => {
  const cents = driveAwayCents === null ? null : priceWithoutCharges(driveAwayCents, car)
  return cents === null ? null : Math.max(1, Math.round(cents / 500_00)) * 500_00 - 10_00
}

type ShownPrices = Pick<Car, 'priceType' | 'priceCents' | 'beforePriceCents'>

/** Shown prices from drive-away ones. A car whose duty isn't known is advertised drive away. */
export const shownPrices = (car: ShownPrices & ChargedCar): ShownPrices => {
  const { priceType, priceCents, beforePriceCents } = car
  if (priceType === 'driveAway') return { priceType, priceCents, beforePriceCents }
  const without = {
    priceCents: dealerPriceWithoutCharges(priceCents, car),
    beforePriceCents: dealerPriceWithoutCharges(beforePriceCents, car),
  }
  const isKnown =
    (without.priceCents === null) === (priceCents === null) && (without.beforePriceCents === null) === (beforePriceCents === null)
  return isKnown ? { priceType, ...without } : { priceType: 'driveAway', priceCents, beforePriceCents }
}

/** Rounds to ten dollars. */
const roundedWithoutCharges = (driveAwayCents: Cents | null, car: ChargedCar): Cents | null => {
  const cents = driveAwayCents === null ? null : priceWithoutCharges(driveAwayCents, car)
  return cents === null ? null : Math.round(cents / 10_00) * 10_00
}

/** Adds prices excluding government charges to drive-away ones, if the duty is known, so that a location may show either (ENT-01). */
export const withBothPrices = (prices: CarPrices, car: ChargedCar): CarPrices => ({
  ...prices,
  egcCents: prices.egcCents ?? roundedWithoutCharges(prices.driveAwayCents, car),
  egcBeforeCents: prices.egcBeforeCents ?? roundedWithoutCharges(prices.driveAwayBeforeCents, car),
})
