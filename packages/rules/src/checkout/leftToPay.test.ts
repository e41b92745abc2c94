import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildCharge } from '../testing/buildCharge'
import { buildConfig } from '../testing/buildConfig'
import { buildTradeIn } from '../testing/buildTradeIn'
import type { CheckoutContext } from './Journey'
import { leftToPay, tradeInChoice } from './leftToPay'

const buildContext = (value: Parameters<typeof buildTradeIn>[0] | null, car = {}, has = tradeInChoice('vehicle')): CheckoutContext => ({
  kind: 'buy',
  entered: { tradeIn: { has } },
  config: buildConfig({ checkout: { enabled: true, payOnline: true, deposit: 200 } }),
  car: buildCar({ priceCents: 3_000_000, priceType: 'driveAway', ...car }),
  valued: value ? [buildTradeIn(value)] : [],
  now: '2026-05-04T01:00:00.000Z',
})

it.each([
  {
    name: 'a range stays a range',
    payment: buildContext({}),
    lines: [
      'Price, drive away: $30,000',
      'Your trade-in: less $18,500 – $20,000',
      'Deposit, part of the price: less $200',
      'Left to pay: $9,800 – $11,300',
    ],
  },
  {
    name: 'an accepted offer is a single amount',
    payment: buildContext({ state: 'accepted', offerCents: 1_850_000 }),
    lines: ['Price, drive away: $30,000', 'Your trade-in: less $18,500', 'Deposit, part of the price: less $200', 'Left to pay: $11,300'],
  },
  {
    name: 'an expired offer is not subtracted',
    payment: buildContext({ state: 'expired' }),
    lines: ['Price, drive away: $30,000', 'Deposit, part of the price: less $200', 'Left to pay, before your trade-in: $29,800'],
  },
  {
    name: 'a trade-in that staff are asked to value has no estimate yet',
    payment: buildContext(null, {}, 'ask'),
    lines: ['Price, drive away: $30,000', 'Deposit, part of the price: less $200', 'Left to pay, before your trade-in: $29,800'],
  },
  {
    name: 'no trade-in, before charges',
    payment: buildContext(null, { priceType: 'egc', driveAwayCents: null }, 'none'),
    lines: ['Price, before on-road costs: $30,000', 'Deposit, part of the price: less $200', 'Left to pay, before on-road costs: $29,800'],
  },
  {
    name: 'on the road, as its dealership wrote the charges (ACL s 48)',
    payment: buildContext(null, { priceType: 'egc', driveAwayCents: null, charges: [buildCharge()] }, 'none'),
    lines: [
      'Price, before on-road costs: $30,000',
      'Stamp duty: $900',
      'On the road, about: $30,900',
      'Deposit, part of the price: less $200',
      'Left to pay, about: $30,700',
    ],
  },
  {
    name: 'the drive-away price of the dealer',
    payment: buildContext({}, { priceType: 'egc', driveAwayCents: 3_150_000 }),
    lines: [
      'Price, before on-road costs: $30,000',
      'Government charges and registration: $1,500',
      'On the road: $31,500',
      'Your trade-in: less $18,500 – $20,000',
      'Deposit, part of the price: less $200',
      'Left to pay: $11,300 – $12,800',
    ],
  },
  {
    name: 'a vehicle worth more than the car leaves nothing to pay',
    payment: buildContext({ offerCents: 4_000_000 }),
    lines: ['Price, drive away: $30,000', 'Your trade-in: less $40,000', 'Deposit, part of the price: less $200', 'Left to pay: $0'],
  },
  { name: 'no price', payment: buildContext({}, { priceCents: null }), lines: [] },
])('the checkout calculates the amount left to pay (CHK-03, ENT-21): $name', ({ payment, lines }) => {
  expect(leftToPay(payment).map(({ title, text }) => `${title}: ${text}`)).toEqual(lines)
})

it('the checkout names the price in New Zealand’s terms (CFG-02)', () => {
  const config = buildConfig({ identity: { country: 'NZ' }, checkout: { enabled: true, payOnline: true, deposit: 200 } })
  expect(leftToPay({ ...buildContext({}), config })[0]?.title).toBe('Price, including on-road costs')
})
