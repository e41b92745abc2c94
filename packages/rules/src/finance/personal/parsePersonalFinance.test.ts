import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { parsePersonalFinance } from './parsePersonalFinance'

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
  })
  expect(asked('price=1', { priceCents: 2_499_000 }).priceCents).toBe(2_499_000)
})

it.each(['price=lots&deposit=-5&term=99&income=constructor&rating=none', 'price=&deposit=&term=&income=&rating=', 'price=0', ''])(
  'leaves out what is strange: %s',
  (search) => {
    expect(asked(search)).toEqual({ priceCents: 3_000_000, depositCents: 0, years: 5, income: null, rating: null })
  },
)

it('never puts down more than the car costs', () => {
  expect(asked('price=5000&deposit=9000')).toMatchObject({ priceCents: 500_000, depositCents: 500_000 })
})
