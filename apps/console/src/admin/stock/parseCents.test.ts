import { expect, test } from 'vitest'
import { parseCents } from './parseCents'

const cases = [
  { name: 'whole dollars', typed: '24990', cents: 2_499_000 },
  { name: 'with sign, comma and blanks', typed: ' $24,990 ', cents: 2_499_000 },
  { name: 'with cents', typed: '199.95', cents: 19_995 },
  { name: 'zero', typed: '0', cents: 0 },
  { name: 'empty takes the price away', typed: '', cents: null },
  { name: 'letters', typed: 'POA', cents: undefined },
  { name: 'negative', typed: '-5', cents: undefined },
  { name: 'three decimals', typed: '1.999', cents: undefined },
  { name: 'absurdly large', typed: '999999999', cents: undefined },
]

test.each(cases)('A price as typed: $name', ({ typed, cents }) => {
  expect(parseCents(typed)).toBe(cents)
})
