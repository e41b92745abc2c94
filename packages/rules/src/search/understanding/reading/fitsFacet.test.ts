import { expect, it } from 'vitest'
import { sentencePhrases } from '../sentencePhrases'
import { fitsFacet } from './parseAmount'

const range = { min: 1, max: 9 }
const ranges = { price: range, range_km: range, tare: range, year: range }

it.each([
  { facet: 'price', unit: null, isSo: true },
  { facet: 'price', unit: '$', isSo: true },
  { facet: 'price', unit: 'km', isSo: false },
  { facet: 'range_km', unit: 'km', isSo: true },
  { facet: 'tare', unit: 'kg', isSo: true },
  { facet: 'year', unit: '$', isSo: false },
  { facet: 'length', unit: 'ft', isSo: true },
  { facet: 'length', unit: null, isSo: false },
] as const)('fitsFacet decides whether a number in $unit fits $facet: $isSo (SRC-03)', ({ facet, unit, isSo }) =>
  expect(fitsFacet(facet, { unit }, { ranges, phrases: sentencePhrases })).toBe(isSo),
)
