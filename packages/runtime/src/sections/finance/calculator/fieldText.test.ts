import { expect, it } from 'vitest'
import { entryText } from './CalculatorView'
import { fieldText, formatField } from './parseField'

it.each([
  { name: 'a price', field: 'priceCents', value: 3_299_000, text: '32,990', spoken: '$32,990' },
  { name: 'cents', field: 'depositCents', value: 100_050, text: '1,000.50', spoken: '$1,000.50' },
  { name: 'nothing', field: 'residualCents', value: 0, text: '0', spoken: '$0' },
  { name: 'a million', field: 'priceCents', value: 100_000_000, text: '1,000,000', spoken: '$1,000,000' },
  { name: 'one year', field: 'years', value: 1, text: '1', spoken: '1 year' },
  { name: 'a year and a half', field: 'years', value: 1.5, text: '1.5', spoken: '1.5 years' },
  { name: 'a rate', field: 'ratePercent', value: 8.5, text: '8.5', spoken: '8.5% a year' },
  { name: 'a rate between steps', field: 'ratePercent', value: 8.299999999, text: '8.3', spoken: '8.3% a year' },
] as const)('fieldText formats $name for its field and for screen readers (UI-19)', ({ field, value, text, spoken }) => {
  expect(fieldText(field, value)).toBe(text)
  expect(formatField(field, value)).toBe(spoken)
})

it.each([
  { name: 'only the price', deposit: 0, residual: 0, expected: 'For $30,000 over 5 years with no deposit.' },
  {
    name: 'a deposit and a balloon',
    deposit: 500_000,
    residual: 900_000,
    expected: 'For $30,000 over 5 years with a deposit of $5,000 and a balloon of $9,000.',
  },
])('the finance calculator describes the basis of a result with $name (FIN-23)', ({ deposit, residual, expected }) => {
  const entry = {
    priceCents: 3_000_000,
    depositCents: deposit,
    residualCents: residual,
    years: 5,
    ratePercent: 8.5,
    frequency: 'weekly',
  } as const
  expect(entryText(entry, null)).toBe(expected)
  const onRoad = { priceCents: entry.priceCents, onRoadCosts: 'with' } as const
  expect(entryText(entry, onRoad)).toBe(expected.replace('$30,000', '$30,000, with on-road costs,'))
  expect(entryText(entry, { ...onRoad, onRoadCosts: 'without' })).toBe(expected.replace('$30,000', '$30,000, without on-road costs,'))
  expect(entryText(entry, { ...onRoad, priceCents: 2_900_000 })).toBe(expected)
})
