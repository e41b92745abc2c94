import { expect, it } from 'vitest'
import { financeQuestionOf } from './financeQuestionOf'

const nothing = { car: null, budget: null, dealershipSlug: null }

it.each([
  { name: 'nothing', search: '', expected: nothing },
  {
    name: 'everything',
    search: '?preferredDealership=harbour-motors&vehiclePriceBudget=24990&car_id=2021-toyota-corolla-n1001&car_type=used&vin=JTN',
    expected: { car: '2021-toyota-corolla-n1001', budget: 24_990, dealershipSlug: 'harbour-motors' },
  },
  { name: 'a budget alone', search: '?vehiclePriceBudget=30000', expected: { ...nothing, budget: 30_000 } },
  { name: 'no budget in words', search: '?vehiclePriceBudget=lots', expected: nothing },
  { name: 'no budget of zero', search: '?vehiclePriceBudget=0', expected: nothing },
  { name: 'no budget below zero', search: '?vehiclePriceBudget=-5', expected: nothing },
  { name: 'the highest budget', search: '?vehiclePriceBudget=10000000', expected: { ...nothing, budget: 10_000_000 } },
  { name: 'no budget above it', search: '?vehiclePriceBudget=10000001', expected: nothing },
  { name: 'no markup for a car', search: '?car_id=<script>', expected: nothing },
  { name: 'no way out of a path', search: '?car_id=..%2F..%2Fapi', expected: nothing },
])('reads $name from a link to the finance form (RTE-11)', ({ search, expected }) => {
  expect(financeQuestionOf(search)).toEqual(expected)
})
