import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { takesDeposits } from './takesDeposits'

it.each([
  { name: 'on', checkout: { enabled: true, payOnline: true }, expected: true },
  { name: 'requests', checkout: { enabled: true }, expected: false },
  { name: 'off', checkout: { enabled: false, payOnline: true }, expected: false },
  { name: 'nothing to pay', checkout: { enabled: true, payOnline: true, deposit: 0 }, expected: false },
])('a site takes deposits or requests (CHK-01): $name', ({ checkout, expected }) => {
  const { checkout: usual } = buildConfig()
  expect(takesDeposits({ checkout: { ...usual, ...checkout } })).toBe(expected)
})
