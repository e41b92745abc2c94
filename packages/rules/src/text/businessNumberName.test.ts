import { expect, it } from 'vitest'
import { businessNumberName } from './businessNumberName'

it.each([
  { country: 'NZ', name: 'NZBN' },
  { country: 'AU', name: 'ABN' },
] as const)('the business number in $country is called $name (CFG-02)', ({ country, name }) =>
  expect(businessNumberName(country)).toBe(name),
)
