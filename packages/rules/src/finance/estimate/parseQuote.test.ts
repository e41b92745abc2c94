import { expect, it } from 'vitest'
import { parseQuote } from './quoteRequest'

const answer = { weeklyRepaymentAmount: 123.456, advertisedRate: 7.2, comparisonRate: 8.05 }

it('the quote service parses a quote response and converts dollars to whole cents (API-12, ENT-05)', () => {
  expect(parseQuote({ ...answer, more: 'than was asked' })).toEqual({ weeklyCents: 12_346, rate: 7.2, comparisonRate: 8.05 })
})

it('the quote service recognises a simulated quote', () => {
  expect(parseQuote({ ...answer, simulated: true })?.simulated).toBe(true)
  expect(parseQuote({ ...answer, simulated: 'yes' })).not.toHaveProperty('simulated')
})

it.each<{ name: string; value: unknown }>([
  { name: 'nothing', value: null },
  { name: 'a word', value: 'error' },
  { name: 'a list', value: [answer] },
  { name: 'no amount', value: { ...answer, weeklyRepaymentAmount: undefined } },
  { name: 'an amount spelled out', value: { ...answer, weeklyRepaymentAmount: '123' } },
  { name: 'an amount of zero', value: { ...answer, weeklyRepaymentAmount: 0 } },
  { name: 'a negative amount', value: { ...answer, weeklyRepaymentAmount: -5 } },
  { name: 'an absurd amount', value: { ...answer, weeklyRepaymentAmount: 100_001 } },
  { name: 'an amount that is no number', value: { ...answer, weeklyRepaymentAmount: Number.NaN } },
  { name: 'no rate', value: { ...answer, advertisedRate: null } },
  { name: 'a rate over 100%', value: { ...answer, advertisedRate: 100.01 } },
  { name: 'no comparison rate', value: { ...answer, comparisonRate: null } },
  { name: 'a comparison rate of zero', value: { ...answer, comparisonRate: 0 } },
])('the quote client refuses $name as a response (ERR-13)', ({ value }) => expect(parseQuote(value)).toBeNull())
