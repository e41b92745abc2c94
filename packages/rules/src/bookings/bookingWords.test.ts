import { expect, it } from 'vitest'
import { bookingTime } from './bookingWords'

it.each([
  { zone: 'Australia/Sydney', text: 'Wednesday 25 November, 9:30am' },
  { zone: 'Australia/Perth', text: 'Wednesday 25 November, 6:30am' },
  { zone: 'Pacific/Auckland', text: 'Wednesday 25 November, 11:30am' },
])('says the time of a visit by the clock of $zone (ENQ-24, LOC-16)', ({ zone, text }) => {
  expect(bookingTime({ startsAt: '2026-11-24T22:30:00.000Z' }, zone)).toBe(text)
})
