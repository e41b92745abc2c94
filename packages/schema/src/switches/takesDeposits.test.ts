import { expect, it } from 'vitest'
import { takesDeposits } from './takesDeposits'

it.each([
  { name: 'on', checkout: { payOnline: true }, expected: true },
  { name: 'requests', checkout: {}, expected: false },
  { name: 'off', checkout: { enabled: false, payOnline: true }, expected: false },
  { name: 'nothing to pay', checkout: { payOnline: true, deposit: 0 }, expected: false },
])('a site takes deposits or requests (CHK-01): $name', ({ checkout, expected }) => {
  expect(takesDeposits({ checkout: { enabled: true, payOnline: false, deposit: 500, ...checkout } })).toBe(expected)
})
