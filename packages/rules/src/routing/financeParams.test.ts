import { expect, it } from 'vitest'
import { financeQuery, parseFinanceParams } from './financeHref'

const nothing = { car: null, budget: null, dealershipSlug: null, carType: null, vin: null, offer: null }
const all =
  '?preferredDealership=harbour-motors&vehiclePriceBudget=24990&car_id=2021-toyota-corolla-n1001&car_type=used&vin=JTNKARJE00J123456&offer_id=low-rate'
const parseParams = (search: string) => parseFinanceParams(new URLSearchParams(search))

it.each([
  ['nothing', '', null],
  [
    'everything',
    all,
    {
      car: '2021-toyota-corolla-n1001',
      budget: 24_990,
      dealershipSlug: 'harbour-motors',
      carType: 'used',
      vin: 'JTNKARJE00J123456',
      offer: 'low-rate',
    },
  ],
  ['a budget alone', '?vehiclePriceBudget=30000', { ...nothing, budget: 30_000 }],
  ['no budget written in words', '?vehiclePriceBudget=lots', null],
  ['no budget of zero', '?vehiclePriceBudget=0', null],
  ['no budget below zero', '?vehiclePriceBudget=-5', null],
  ['the highest budget', '?vehiclePriceBudget=10000000', { ...nothing, budget: 10_000_000 }],
  ['no budget above it', '?vehiclePriceBudget=10000001', null],
  ['no markup for a car', '?car_id=<script>', null],
  ['no path traversal', '?car_id=..%2F..%2Fapi', null],
  ['no unknown kind of car', '?car_type=stolen', null],
  ['an offer alone', '?offer_id=0c0f6f1e-1111-4222-8333-444455556666', { ...nothing, offer: '0c0f6f1e-1111-4222-8333-444455556666' }],
  ['no free text as an offer', '?offer_id=<b>', null],
  ['no free text as a VIN', '?vin=JTN+KAR', null],
  ['no campaign parameters', '?utm_source=mail', null],
])('the finance form parses $0 from a link to the finance form (RTE-11)', (_name, search, expected) =>
  expect(parseParams(search)).toEqual(expected),
)

it('the address of the finance page has the same parameters in a fixed order', () => {
  const known = parseParams(all)
  expect(known && financeQuery(known)).toBe(all)
})
