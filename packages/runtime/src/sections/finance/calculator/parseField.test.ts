import { expect, it } from 'vitest'
import { parseField } from './parseField'

it.each([
  { name: 'an empty field as zero (FIN-14)', field: 'priceCents', text: '', expected: 0 },
  { name: 'spaces as zero (FIN-14)', field: 'priceCents', text: '  ', expected: 0 },
  { name: 'a plain amount', field: 'priceCents', text: '32990', expected: 3_299_000 },
  { name: 'a sign, commas and spaces (UI-19)', field: 'priceCents', text: ' $ 32,990 ', expected: 3_299_000 },
  { name: 'cents, without rounding errors', field: 'depositCents', text: '0.29', expected: 29 },
  { name: 'less than nothing', field: 'priceCents', text: '-5', expected: -500 },
  { name: 'a rate with its sign', field: 'ratePercent', text: '8.25%', expected: 8.25 },
  { name: 'a trailing point', field: 'ratePercent', text: '8.', expected: 8 },
  { name: 'a leading point', field: 'years', text: '.5', expected: 0.5 },
  { name: 'thousands', field: 'priceCents', text: '35k', expected: 3_500_000 },
  { name: 'full-width figures', field: 'priceCents', text: '３５０００', expected: 3_500_000 },
  { name: 'points for thousands and a comma for cents', field: 'priceCents', text: '35.000,00', expected: 3_500_000 },
  { name: 'a comma out of place', field: 'priceCents', text: '12,50', expected: Number.NaN },
  { name: 'a rate with a comma', field: 'ratePercent', text: '7,99', expected: 7.99 },
  { name: 'words', field: 'priceCents', text: 'twelve', expected: Number.NaN },
  { name: 'powers', field: 'priceCents', text: '1e308', expected: Number.NaN },
  { name: 'infinity', field: 'priceCents', text: 'Infinity', expected: Number.NaN },
  { name: 'markup', field: 'years', text: '<b>5</b>', expected: Number.NaN },
  { name: 'two points', field: 'ratePercent', text: '8.5.5', expected: Number.NaN },
  { name: 'a minus in the middle', field: 'priceCents', text: '5-5', expected: Number.NaN },
] as const)('the calculator parses $name', ({ field, text, expected }) => {
  expect(parseField(field, text)).toBe(expected)
})
