import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { showsCalculator } from './showsCalculator'

const now = '2026-03-10T10:00:00Z'
const confirmed = { calculator: { confirmed: true }, estimate: { rate: 8.5, comparisonRate: 9.2 } } as const
const plain = buildConfig(confirmed)
const withLender = buildConfig({ finance: { provider: 'manual' } })
const withLenderFigures = (changes: Parameters<typeof buildLender>[0]) => ({ financeLenders: { manual: buildLender(changes) } })
const exclusions = [{ id: 'used', field: 'carType' as const, op: 'is' as const, value: 'used' }]

it.each<[name: string, expected: boolean, car?: Partial<Car>, config?: typeof plain]>([
  ['a plain car', true],
  ['a car coming soon', true, { status: 'coming_soon' }],
  ['a reserved car', true, { reserved: true }],
  ['a sold car', false, { status: 'sold' }],
  ['a car without price', false, { priceCents: null }],
  ['a price of $10, which isn’t shown (CAR-17)', false, { priceCents: 1000 }],
  ['a Suzuki (CAR-23)', false, { make: 'Suzuki' }],
  ['a car that an exclusion describes (CAR-24)', false, undefined, buildConfig({ ...confirmed, finance: { exclusions } })],
  ['a site without a calculator', false, undefined, buildConfig({ ...confirmed, calculator: { confirmed: true, showOnCarPage: false } })],
  ['no weekly figure, and unconfirmed rates (FIN-24)', false, undefined, buildConfig()],
  ['a figure of the lender, whatever is confirmed (FIN-04)', true, withLenderFigures({}), withLender],
  ['a figure that contradicts its terms (FIN-04)', false, withLenderFigures({ paymentWeekCents: 9_000 }), withLender],
  ['a term the calculator can’t have (FIN-15)', false, withLenderFigures({ termYears: 4.25 }), withLender],
  ['an estimate (FIN-04)', true, undefined, buildConfig({ estimate: { show: true } })],
])('a page shows the calculator (FIN-11): $0', (_name, expected, car = {}, config = plain) => {
  expect(showsCalculator(buildCar(car), config, now)).toBe(expected)
})
