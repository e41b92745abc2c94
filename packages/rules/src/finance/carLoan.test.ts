import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { carLoan } from './carLoan'

const now = '2026-03-10T10:00:00Z'
const lent = buildCar({ financeLenders: { manual: buildLender() } })

it.each([
  { name: 'a lender’s', car: lent, config: buildConfig({ finance: { provider: 'manual' } }), expected: true },
  { name: 'an estimate', car: buildCar(), config: buildConfig({ estimate: { show: true } }), expected: true },
  { name: 'none of another lender', car: lent, config: buildConfig({ finance: { provider: 'angle' } }), expected: false },
  { name: 'none', car: buildCar(), config: buildConfig(), expected: false },
])('says whether a car has a weekly figure (CAR-23, CAR-30): $name', ({ car, config, expected }) => {
  expect(carLoan(car, config, now).hasFigure).toBe(expected)
})

it('has no loan behind a figure that its terms don’t come to (FIN-04)', () => {
  const low = buildCar({ financeLenders: { manual: buildLender({ paymentWeekCents: 3_000 }) } })
  expect(carLoan(low, buildConfig({ finance: { provider: 'manual' } }), now)).toEqual({ hasFigure: true, figures: null })
})
