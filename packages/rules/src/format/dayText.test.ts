import { expect, it } from 'vitest'
import { dayText } from './formatDate'

it.each([
  { timeZone: 'Australia/Perth', text: '17 March 2026' },
  { timeZone: 'Australia/Sydney', text: '18 March 2026' },
])('the date format gives the date in $timeZone (ENT-21)', ({ timeZone, text }) =>
  expect(dayText('2026-03-17T15:30:00.000Z', timeZone)).toBe(text),
)
