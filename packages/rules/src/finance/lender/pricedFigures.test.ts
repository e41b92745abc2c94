import { expect, it } from 'vitest'
import type { Car, FinanceLender } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildLender } from '../../testing/buildLender'
import { pricedFigures } from './pricedFigures'

const entered = buildLender({ paymentWeekCents: 12_345 })
const stored: FinanceLender = { ...entered, priceCents: 3_549_000 }
/** $30,000 over five years at 6.29 % is $134.44 a week; with on-road costs of $1,500 it is $141.16. */
const without: Partial<FinanceLender> = { interestRate: 6.29, paymentWeekCents: 13_444 }
const withCosts: Partial<FinanceLender> = { ...without, paymentWeekCents: 14_116 }
const onRoad: Partial<Car> = { priceCents: 3_000_000, priceType: 'egc', egcCents: 3_000_000, driveAwayCents: 3_150_000 }

it.each<{ name: string; entered: FinanceLender; before?: FinanceLender; car?: Partial<Car>; expected: number | null }>([
  { name: 'new figures are for the price now', entered, expected: 3_399_000 },
  { name: 'unchanged figures are for their earlier price', entered, before: stored, expected: 3_549_000 },
  { name: 'unchanged figures for an unknown price stay so', entered, before: entered, expected: null },
  {
    name: 'a changed payment is for the price now',
    entered: { ...entered, paymentWeekCents: 12_000 },
    before: stored,
    expected: 3_399_000,
  },
  { name: 'a changed small print is for the price now', entered: { ...entered, disclaimer: 'New' }, before: stored, expected: 3_399_000 },
  { name: 'restored figures keep their price', entered: stored, expected: 3_549_000 },
  { name: 'restored figures for an unknown price keep it unknown', entered: { ...entered, priceCents: null }, expected: null },
  { name: 'figures of a car without a price are for none', entered, car: { priceCents: null, driveAwayCents: null }, expected: 0 },
  { name: 'figures that only the total on the road gives are for it', entered: buildLender(withCosts), car: onRoad, expected: 3_150_000 },
  { name: 'figures that the displayed price gives are for it', entered: buildLender(without), car: onRoad, expected: 3_000_000 },
  {
    name: 'figures that neither gives are for the displayed price',
    entered: buildLender({ paymentWeekCents: 19_000 }),
    car: onRoad,
    expected: 3_000_000,
  },
  {
    name: 'figures without a rate are for the displayed price',
    entered: buildLender({ interestRate: null }),
    car: onRoad,
    expected: 3_000_000,
  },
])('$name (ENT-06)', ({ entered: figures, before, car, expected }) => {
  const at = buildCar({ priceCents: 3_399_000, ...car })
  const priced = pricedFigures({ manual: figures }, { before: before ? { manual: before } : {}, car: at })
  expect(priced).toEqual({ manual: { ...figures, priceCents: expected } })
})

it('each lender’s figures have the price that they were entered for, and removed ones are gone (ENT-06)', () => {
  const car = buildCar({ priceCents: 3_399_000 })
  const priced = pricedFigures({ manual: entered, angle: entered }, { before: { manual: stored, taurus: stored }, car })
  expect(priced).toEqual({ manual: stored, angle: { ...entered, priceCents: 3_399_000 } })
})
