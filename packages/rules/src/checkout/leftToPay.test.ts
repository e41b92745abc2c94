import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildTradeIn } from '../testing/buildTradeIn'
import type { CheckoutAbout } from './Journey'
import { leftToPay } from './leftToPay'
import { tradeInChoice } from './tradedIn'

const about = (value: Parameters<typeof buildTradeIn>[0] | null, car = {}, has = tradeInChoice('vehicle')): CheckoutAbout => ({
  kind: 'buy',
  typed: { tradeIn: { has } },
  config: buildConfig({ checkout: { enabled: true, payOnline: true, deposit: 200 } }),
  car: buildCar({ priceCents: 3_000_000, priceType: 'driveAway', ...car }),
  valued: value ? [buildTradeIn(value)] : [],
  now: '2026-05-04T01:00:00.000Z',
})

it.each([
  {
    name: 'a range stays a range',
    given: about({}),
    lines: [
      'Price, drive away: $30,000',
      'Your trade-in: less $18,500 – $20,000',
      'Deposit, part of the price: less $200',
      'Left to pay: $9,800 – $11,300',
    ],
  },
  {
    name: 'what was accepted is one amount',
    given: about({ state: 'accepted', offerCents: 1_850_000 }),
    lines: ['Price, drive away: $30,000', 'Your trade-in: less $18,500', 'Deposit, part of the price: less $200', 'Left to pay: $11,300'],
  },
  {
    name: 'an offer that ran out is not taken off',
    given: about({ state: 'expired' }),
    lines: ['Price, drive away: $30,000', 'Deposit, part of the price: less $200', 'Left to pay, before your trade-in: $29,800'],
  },
  {
    name: 'a vehicle that is valued by hand is not guessed',
    given: about(null, {}, 'ask'),
    lines: ['Price, drive away: $30,000', 'Deposit, part of the price: less $200', 'Left to pay, before your trade-in: $29,800'],
  },
  {
    name: 'no trade-in, before charges',
    given: about(null, { priceType: 'egc' }, 'none'),
    lines: [
      'Price, before government charges: $30,000',
      'Deposit, part of the price: less $200',
      'Left to pay, before government charges: $29,800',
    ],
  },
  {
    name: 'a vehicle worth more than the car leaves nothing to pay',
    given: about({ offerCents: 4_000_000 }),
    lines: ['Price, drive away: $30,000', 'Your trade-in: less $40,000', 'Deposit, part of the price: less $200', 'Left to pay: $0'],
  },
  { name: 'no price', given: about({}, { priceCents: null }), lines: [] },
])('what is left to pay is added up honestly (CHK-03, ENT-21): $name', ({ given, lines }) => {
  expect(leftToPay(given).map(({ title, text }) => `${title}: ${text}`)).toEqual(lines)
})
