import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { parsePersonalFinance } from './personalFigures'

const config = buildConfig({ finance: { ratings: [{ id: 'poor', label: 'Not so good', rate: 17.5, comparisonRate: 19.42 }] } })
const parseParams = (search: string, car: { priceCents: number | null } | null = null) =>
  parsePersonalFinance(new URLSearchParams(search), config, car)

it('the personalised finance page parses the entered amounts, and uses the price of the car if there is one (RTE-12)', () => {
  expect(parseParams('price=32,000&deposit=$4000&term=3&income=from60&rating=poor')).toEqual({
    priceCents: 3_200_000,
    depositCents: 400_000,
    years: 3,
    income: 'from60',
    rating: 'poor',
    faults: {},
  })
  expect(parseParams('price=1', { priceCents: 2_499_000 }).priceCents).toBe(2_499_000)
})

it.each(['term=99&income=constructor&rating=none', 'price=&deposit=&term=&income=&rating=', 'price=0', ''])(
  'the personalised finance page ignores invalid values: %s',
  (search) => {
    expect(parseParams(search)).toEqual({ priceCents: 3_000_000, depositCents: 0, years: 5, income: null, rating: null, faults: {} })
  },
)

it.each([
  { search: 'price=35k&deposit=2,500', faults: {} },
  { search: 'price=lots', faults: { price: { entered: 'lots', problem: 'Please enter an amount, such as 35,000' } } },
  { search: 'price=12,50', faults: { price: { entered: '12,50', problem: 'Please enter an amount, such as 35,000' } } },
  { search: 'deposit=-5', faults: { deposit: { entered: '-5', problem: 'Please enter an amount, such as 35,000' } } },
  {
    search: 'price=5000000',
    faults: { price: { entered: '5000000', problem: 'Cannot be less than 1,000 or more than 250,000' } },
  },
])('the personal finance form reports an invalid amount and keeps it as entered: $search', ({ search, faults }) => {
  expect(parseParams(search).faults).toEqual(faults)
})

it('the personalised finance page limits the deposit to the price', () => {
  expect(parseParams('price=5000&deposit=9000')).toMatchObject({ priceCents: 500_000, depositCents: 500_000 })
})
