import { expect, it } from 'vitest'
import { parseDay } from './parseDay'

it.each([
  { name: 'an ISO date', text: '2026-03-04', day: '2026-03-04' },
  { name: 'an ISO date with a time', text: '2026-03-04T10:00:00', day: '2026-03-04' },
  { name: 'a date with the day first', text: '4/3/2026', day: '2026-03-04' },
  { name: 'a date with the day first, with full stops', text: '04.03.2026', day: '2026-03-04' },
  { name: 'a thirteenth month as invalid', text: '4/13/2026', day: null },
  { name: '30 February as invalid', text: '30/02/2026', day: null },
  { name: 'a two-digit year', text: '4/3/26', day: '2026-03-04' },
  { name: 'a month by its short name', text: '3 Nov 2026', day: '2026-11-03' },
  { name: 'a month by its full name', text: '3 November 2026', day: '2026-11-03' },
  { name: 'a date as Excel formats it', text: '3-Nov-26', day: '2026-11-03' },
  { name: 'a date with the month’s name first', text: 'Nov 3, 2026', day: '2026-11-03' },
  { name: 'an unknown month as invalid', text: '3 Nox 2026', day: null },
  { name: '31 November as invalid', text: '31 Nov 2026', day: null },
  { name: 'words as invalid', text: 'last week', day: null },
  { name: 'an empty text as invalid', text: '', day: null },
])('an import parses $name (ENT-01)', ({ text, day }) => {
  expect(parseDay(text)).toBe(day)
})
