import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { calculatorStart } from '../finance/calculator/calculatorStart'
import { carLoan } from '../finance/carLoan'
import { shownWeekly } from '../finance/lender/weeklyFinance'
import { financedCents } from '../pricing/onRoadCosts'
import { anyCar, anyCarNow } from '../testing/anyCar'
import { buildCar } from '../testing/buildCar'
import { buildCharge } from '../testing/buildCharge'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { cardCar } from './cardCar'
import { carSheet } from './facts/carSheet'
import { comparison } from './facts/comparison'

const charges = [buildCharge({ percent: 3, fixedCents: 0 })]

describe('figures for another price (ENT-06, CAR-23, FIN-04)', () => {
  const config = buildConfig({
    finance: { provider: 'manual', showMonthly: true, excludedMakes: [] },
    estimate: { show: true, rate: 7.5, comparisonRate: 8.19 },
    calculator: { confirmed: true, defaultRate: 7.5 },
  })
  const now = '2026-03-10T10:00:00Z'
  const before = buildCar({ priceCents: 3_702_600, financeLenders: { manual: buildLender({ paymentWeekCents: 18_800 }) } })
  /** All that a page, a card or a program shows of a car's finance. */
  const readers: { readonly [reader: string]: (car: Car) => unknown } = {
    'the car page': (car) => shownWeekly('carPage', { car, config, now }),
    'a card': (car) => shownWeekly('card', { car: cardCar(car, config), config, now }),
    'the small print': (car) => carLoan(car, config, now),
    'the calculator': (car) => calculatorStart(config, car, carLoan(car, config, now).figures),
    'the print sheet': (car) => carSheet(car, null, config, { now, origin: 'https://a.example' }).finance,
    'the comparison': (car) => comparison([car, buildCar()], config, now),
    'data for browsers': (car) => cardCar(car, config).financeLenders,
  }
  const changes: { readonly [change: string]: Partial<Car> } = {
    'a lower price': { priceCents: 3_399_000, driveAwayCents: 3_399_000 },
    'a higher price': { priceCents: 3_999_000, driveAwayCents: 3_999_000 },
    'a price of another kind': { priceCents: 3_500_000, priceType: 'egc', driveAwayCents: null, egcCents: 3_500_000 },
    'no price': { priceCents: null, driveAwayCents: null },
  }

  it.each(Object.keys(readers))('$0 shows the figures at their price', (reader) => {
    expect(readers[reader]?.(before)).not.toEqual(readers[reader]?.({ ...before, financeLenders: {} }))
  })

  it.each(Object.keys(readers).flatMap((reader) => Object.keys(changes).map((change) => [reader, change] as const)))(
    '$0 shows, after $1, what a car without such figures has',
    (reader, change) => {
      const after = { ...before, ...changes[change] }
      expect(readers[reader]?.(after)).toEqual(readers[reader]?.({ ...after, financeLenders: {} }))
    },
  )

  it('the loan behind any figure is for a price of its car, whatever the price was before', () => {
    fc.assert(
      fc.property(anyCar, fc.integer({ min: 0, max: 9_000_000 }), fc.constantFrom('driveAway', 'egc'), (car, cents, priceType) => {
        const after: Car = { ...car, priceCents: cents, priceType, driveAwayCents: priceType === 'egc' ? null : cents, charges }
        const { figures } = carLoan(after, config, anyCarNow)
        if (figures) expect([after.priceCents, financedCents(after)]).toContain(figures.priceCents)
        const own = Object.values(cardCar(after, config).financeLenders)
        for (const { priceCents } of own) expect([after.priceCents, financedCents(after)]).toContain(priceCents)
      }),
    )
  })
})
