import { expect, it } from 'vitest'
import { formatSpan } from './formatSpan'

it('writes hours, or Closed (LOC-19)', () => {
  expect(formatSpan({ from: 510, until: 1050 })).toBe('8:30am – 5:30pm')
  expect(formatSpan(null)).toBe('Closed')
})
