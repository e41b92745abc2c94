import { expect, it } from 'vitest'
import { formatSpans } from './dayHours'

it('the location page writes hours, or Closed (LOC-19)', () => {
  expect(formatSpans([{ from: 510, until: 1050 }])).toBe('8:30am – 5:30pm')
  expect(formatSpans([])).toBe('Closed')
})

it('the location page writes morning and afternoon hours, separated by a comma (ENT-08)', () => {
  const spans = [
    { from: 510, until: 720 },
    { from: 780, until: 1020 },
  ]
  expect(formatSpans(spans)).toBe('8:30am – 12:00pm, 1:00pm – 5:00pm')
})
