import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { expect, it } from 'vitest'
import { creditProviderText, ratesText } from './ratesText'

const rates = { rateText: '8.99% p.a.', comparisonText: '10.96%' }

it.each([
  { country: 'AU', text: '8.99% p.a. interest, 10.96% p.a. comparison rate', states: true },
  { country: 'NZ', text: '8.99% p.a. interest', states: false },
] as const)('rates in $country: $text (FIN-05, CFG-02)', ({ country, text, states }) => {
  expect(ratesText(rates, { country })).toBe(text)
  expect(statesComparisonRate({ country })).toBe(states)
})

it.each([
  {
    lenderName: 'Harbour Finance',
    creditLicence: 'Australian Credit Licence 123456.',
    text: 'Finance by Harbour Finance. Australian Credit Licence 123456.',
  },
  { lenderName: '', creditLicence: 'FSP123456', text: 'FSP123456.' },
  { lenderName: ' ', creditLicence: '', text: '' },
])(
  'the small print of rates states the lender and the credit licence as entered, and neither if empty: “$text”',
  ({ text, ...finance }) => {
    expect(creditProviderText(finance)).toBe(text)
  },
)
