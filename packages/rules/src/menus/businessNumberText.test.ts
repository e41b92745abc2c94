import { expect, it } from 'vitest'
import { businessNumberText } from './businessNumberText'

it.each([
  { name: 'an ABN', country: 'AU', businessNumber: '51824753556', text: 'ABN 51 824 753 556' },
  { name: 'an NZBN', country: 'NZ', businessNumber: '9429041234567', text: 'NZBN 9429041234567' },
  { name: 'a number with another country’s length, unchanged', country: 'AU', businessNumber: '9429041234567', text: 'ABN 9429041234567' },
  { name: 'none', country: 'AU', businessNumber: '', text: '' },
] as const)('businessNumberText formats the business number (CFG-02, NAV-21): $name', ({ country, businessNumber, text }) => {
  expect(businessNumberText({ country, businessNumber })).toBe(text)
})
