import { expect, it } from 'vitest'
import { groupedBusinessNumber } from './businessNumberText'

it.each([
  { name: 'an ABN', country: 'AU', businessNumber: '51824753556', grouped: '51 824 753 556' },
  { name: 'an NZBN', country: 'NZ', businessNumber: '9429041234567', grouped: '9429041234567' },
  { name: 'a number with a digit missing, unchanged', country: 'AU', businessNumber: '5182475355', grouped: '5182475355' },
  { name: 'none', country: 'AU', businessNumber: '', grouped: '' },
] as const)(
  'groupedBusinessNumber groups a business number as its country prints it (CFG-02): $name',
  ({ country, businessNumber, grouped }) => {
    expect(groupedBusinessNumber({ country, businessNumber })).toBe(grouped)
  },
)
