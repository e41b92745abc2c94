import { expect, it } from 'vitest'
import { isYears } from './amountAt'

const amount = { min: 2018, max: null, form: 'span', unit: null, isLarge: false, length: 2 } as const

it.each([
  { name: 'from a year on', facts: {}, isSo: true },
  { name: 'the next year', facts: { min: 2027 }, isSo: true },
  { name: 'one after', facts: { min: 2028 }, isSo: false },
  { name: 'one before cars of today', facts: { min: null, max: 1949 }, isSo: false },
  { name: 'dollars', facts: { unit: '$' }, isSo: false },
  { name: 'thousands', facts: { isLarge: true }, isSo: false },
] as const)('isYears decides whether $name can be a span of years: $isSo (SRC-03)', ({ facts, isSo }) =>
  expect(isYears({ ...amount, ...facts }, { thisYear: 2026 })).toBe(isSo),
)
