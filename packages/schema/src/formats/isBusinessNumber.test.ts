import { expect, it } from 'vitest'
import { isBusinessNumber } from './isBusinessNumber'

it.each([
  { name: 'an ABN', number: '51824753556', country: 'AU', expected: true },
  { name: 'an ABN with a wrong digit', number: '51824753557', country: 'AU', expected: false },
  { name: 'an ABN with spaces', number: '51 824 753 556', country: 'AU', expected: false },
  { name: 'an ABN in New Zealand', number: '51824753556', country: 'NZ', expected: false },
  { name: 'an NZBN', number: '9429041234563', country: 'NZ', expected: true },
  { name: 'an NZBN with a wrong digit', number: '9429041234564', country: 'NZ', expected: false },
  { name: 'nothing', number: '', country: 'AU', expected: false },
] as const)('$name (CFG-02)', ({ number, country, expected }) => {
  expect(isBusinessNumber(number, country)).toBe(expected)
})
