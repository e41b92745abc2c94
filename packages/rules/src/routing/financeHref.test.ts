import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { financeHref } from './financeHref'

const car = buildCar({ vin: null })
const carQuery = 'preferredDealership=harbour-motors'
const carTail = 'car_id=2021-toyota-corolla-ascent-sport-n1001&car_type=used'

it.each([
  { name: 'nothing known', question: { car: null, budgetCents: null }, expected: '/finance#finance-form' },
  { name: 'a budget', question: { car: null, budgetCents: 3_000_000 }, expected: '/finance?vehiclePriceBudget=30000#finance-form' },
  { name: 'a budget of 0', question: { car: null, budgetCents: 0 }, expected: '/finance#finance-form' },
  { name: 'a budget below nothing', question: { car: null, budgetCents: -100 }, expected: '/finance#finance-form' },
  { name: 'an absurd budget', question: { car: null, budgetCents: Number.NaN }, expected: '/finance#finance-form' },
  { name: 'a car without a price', question: { car, budgetCents: null }, expected: `/finance?${carQuery}&${carTail}#finance-form` },
  {
    name: 'a car with its price and number',
    question: { car: { ...car, vin: 'JTNK43BE103012345' }, budgetCents: 2_499_049 },
    expected: `/finance?${carQuery}&vehiclePriceBudget=24990&${carTail}&vin=JTNK43BE103012345#finance-form`,
  },
  {
    name: 'words that would break an address',
    question: { car: { ...car, slug: 'a&b=c#d' }, budgetCents: null },
    expected: `/finance?${carQuery}&car_id=a%26b%3Dc%23d&car_type=used#finance-form`,
  },
])('a car page gives the address of the finance form with $name (RTE-10, RTE-11)', ({ question, expected }) => {
  expect(financeHref({ path: '/finance', ...question })).toBe(expected)
})
