import { expect, it } from 'vitest'
import { isSmall } from './amountAt'

const amount = { min: null, max: 999, form: 'span', unit: null, isLarge: false, length: 1 } as const

it.each([
  { facts: {}, isSo: true },
  { facts: { max: 1000 }, isSo: false },
  { facts: { min: 1000, max: null }, isSo: false },
  { facts: { isLarge: true }, isSo: false },
])('the query parser decides whether $facts is too small for a price: $isSo (SRC-03)', ({ facts, isSo }) =>
  expect(isSmall({ ...amount, ...facts })).toBe(isSo),
)
