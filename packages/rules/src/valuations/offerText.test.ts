import { expect, it } from 'vitest'
import { offerText } from './tradeInText'

it.each([
  { name: 'a range', low: 1_850_000, high: 2_000_000, offer: null, text: '$18,500 – $20,000' },
  { name: 'equal ends', low: 1_850_000, high: 1_850_000, offer: null, text: '$18,500' },
  { name: 'one amount instead', low: 1_850_000, high: 2_000_000, offer: 1_920_000, text: '$19,200' },
  { name: 'an amount without a range', low: null, high: null, offer: 100_000, text: '$1,000' },
  { name: 'no figure', low: null, high: null, offer: null, text: null },
])('a page formats an offer (ENT-21): $name', ({ low, high, offer, text }) => {
  expect(offerText({ lowCents: low, highCents: high, offerCents: offer })).toBe(text)
})
