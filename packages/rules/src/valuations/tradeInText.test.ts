import { expect, it } from 'vitest'
import { buildTradeIn } from '../testing/buildTradeIn'
import { tradeInText } from './tradeInText'

const context = { timeZone: 'Australia/Sydney', dealer: 'Kew Cars' }

it.each([
  { name: 'a range', given: {}, text: '$18,500 – $20,000 before inspection, until 18 May 2026' },
  // Half past one at night of the next day in Sydney.
  { name: 'the day where the dealership is', given: { validUntil: '2026-05-18T15:30:00.000Z' }, text: /until 19 May 2026$/ },
  { name: 'without an end', given: { validUntil: null }, text: '$18,500 – $20,000 before inspection' },
  { name: 'accepted', given: { state: 'accepted', offerCents: 1_850_000 }, text: '$18,500, which you’ve accepted, before inspection' },
  { name: 'appraised by staff', given: { state: 'appraised', offerCents: 1_700_000 }, text: '$17,000, after Kew Cars inspected it' },
  { name: 'run out', given: { state: 'expired' }, text: 'the offer expired on 18 May 2026, so Kew Cars will value it again with you' },
  { name: 'no figure', given: { state: 'asked', lowCents: null, highCents: null }, text: 'no figure yet, Kew Cars will call you with one' },
  { name: 'appraised without a figure', given: { state: 'appraised', lowCents: null, highCents: null }, text: /^no figure yet/ },
] as const)('the trade-in text states how binding a figure is, or why there is none (ENT-21): $name', ({ given, text }) => {
  const found = tradeInText(buildTradeIn(given), context)
  if (typeof text === 'string') expect(found).toBe(text)
  else expect(found).toMatch(text)
})
