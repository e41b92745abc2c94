import { expect, it } from 'vitest'
import { buildTradeIn } from '../testing/buildTradeIn'
import { tradeInDeposit } from './tradeInText'

const context = { timeZone: 'Australia/Sydney', dealer: 'Kew Cars' }

it.each([
  { name: 'the lower end of a range', given: {}, cents: 1_850_000, text: /^\$18,500 – \$20,000 before inspection/ },
  { name: 'one amount', given: { offerCents: 1_900_000 }, cents: 1_900_000, text: /^\$19,000/ },
  { name: 'nothing for an expired offer', given: { state: 'expired' }, cents: null, text: /expired on 18 May 2026/ },
  { name: 'nothing without a figure', given: { state: 'asked', lowCents: null, highCents: null }, cents: null, text: /no figure yet/ },
] as const)('a loan’s deposit uses at most the offered amount (FIN-18, ENT-21): $name', ({ given, cents, text }) => {
  const deposit = tradeInDeposit(buildTradeIn(given), context)
  expect(deposit.cents).toBe(cents)
  expect(deposit.text).toMatch(text)
})
