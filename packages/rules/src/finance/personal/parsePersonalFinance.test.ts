import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { parsePersonalFinance } from './personalFigures'

const config = buildConfig({ finance: { ratings: [{ id: 'poor', label: 'Not so good', rate: 17.5, comparisonRate: 19.42 }] } })
const asked = (search: string, car: { priceCents: number | null } | null = null) =>
  parsePersonalFinance(new URLSearchParams(search), config, car)

it('is read as typed, the price of a car being the car’s (RTE-12)', () => {
  expect(asked('price=32,000&deposit=$4000&term=3&income=from60&rating=poor')).toEqual({
    priceCents: 3_200_000,
    depositCents: 400_000,
    years: 3,
    income: 'from60',
    rating: 'poor',
    faults: {},
  })
  expect(asked('price=1', { priceCents: 2_499_000 }).priceCents).toBe(2_499_000)
})

it.each(['term=99&income=constructor&rating=none', 'price=&deposit=&term=&income=&rating=', 'price=0', ''])(
  'leaves out what is strange: %s',
  (search) => {
    expect(asked(search)).toEqual({ priceCents: 3_000_000, depositCents: 0, years: 5, income: null, rating: null, faults: {} })
  },
)

it.each([
  { search: 'price=35k&deposit=2,500', faults: {} },
  { search: 'price=lots', faults: { price: { typed: 'lots', problem: 'Please enter an amount, such as 35,000' } } },
  { search: 'price=12,50', faults: { price: { typed: '12,50', problem: 'Please enter an amount, such as 35,000' } } },
  { search: 'deposit=-5', faults: { deposit: { typed: '-5', problem: 'Please enter an amount, such as 35,000' } } },
  {
    search: 'price=5000000',
    faults: { price: { typed: '5000000', problem: 'Cannot be less than 1,000 or more than 250,000' } },
  },
])('says which amount can’t be used, and keeps it as it was typed: $search', ({ search, faults }) => {
  expect(asked(search).faults).toEqual(faults)
})

it('never puts down more than the car costs', () => {
  expect(asked('price=5000&deposit=9000')).toMatchObject({ priceCents: 500_000, depositCents: 500_000 })
})
