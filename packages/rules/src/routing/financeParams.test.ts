import { expect, it } from 'vitest'
import { financeQuery, parseFinanceParams } from './financeParams'

const nothing = { car: null, budget: null, dealershipSlug: null, carType: null, vin: null, offer: null }
const all =
  '?preferredDealership=harbour-motors&vehiclePriceBudget=24990&car_id=2021-toyota-corolla-n1001&car_type=used&vin=JTNKARJE00J123456&offer_id=low-rate'
const asked = (search: string) => parseFinanceParams(new URLSearchParams(search))

it.each([
  { name: 'nothing', search: '', expected: null },
  {
    name: 'everything',
    search: all,
    expected: {
      car: '2021-toyota-corolla-n1001',
      budget: 24_990,
      dealershipSlug: 'harbour-motors',
      carType: 'used',
      vin: 'JTNKARJE00J123456',
      offer: 'low-rate',
    },
  },
  { name: 'a budget alone', search: '?vehiclePriceBudget=30000', expected: { ...nothing, budget: 30_000 } },
  { name: 'no budget in words', search: '?vehiclePriceBudget=lots', expected: null },
  { name: 'no budget of zero', search: '?vehiclePriceBudget=0', expected: null },
  { name: 'no budget below zero', search: '?vehiclePriceBudget=-5', expected: null },
  { name: 'the highest budget', search: '?vehiclePriceBudget=10000000', expected: { ...nothing, budget: 10_000_000 } },
  { name: 'no budget above it', search: '?vehiclePriceBudget=10000001', expected: null },
  { name: 'no markup for a car', search: '?car_id=<script>', expected: null },
  { name: 'no way out of a path', search: '?car_id=..%2F..%2Fapi', expected: null },
  { name: 'no kind of car nobody sells', search: '?car_type=stolen', expected: null },
  {
    name: 'an offer alone',
    search: '?offer_id=0c0f6f1e-1111-4222-8333-444455556666',
    expected: { ...nothing, offer: '0c0f6f1e-1111-4222-8333-444455556666' },
  },
  { name: 'no words for an offer', search: '?offer_id=<b>', expected: null },
  { name: 'no words for a VIN', search: '?vin=JTN+KAR', expected: null },
  { name: 'nothing of a campaign', search: '?utm_source=mail', expected: null },
])('reads $name from a link to the finance form (RTE-11)', ({ search, expected }) => expect(asked(search)).toEqual(expected))

it('says the same as an address, in one order', () => {
  const known = asked(all)
  expect(known && financeQuery(known)).toBe(all)
})
