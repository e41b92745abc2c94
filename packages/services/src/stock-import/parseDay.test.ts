import { expect, it } from 'vitest'
import { parseDay } from './parseDay'

it.each([
  { name: 'ISO', text: '2026-03-04', day: '2026-03-04' },
  { name: 'ISO with a time', text: '2026-03-04T10:00:00', day: '2026-03-04' },
  { name: 'the day first', text: '4/3/2026', day: '2026-03-04' },
  { name: 'the day first, with points', text: '04.03.2026', day: '2026-03-04' },
  { name: 'a thirteenth month', text: '4/13/2026', day: null },
  { name: 'a thirtieth of February', text: '30/02/2026', day: null },
  { name: 'two digits of a year', text: '4/3/26', day: '2026-03-04' },
  { name: 'the month by name', text: '3 Nov 2026', day: '2026-11-03' },
  { name: 'the month by its whole name', text: '3 November 2026', day: '2026-11-03' },
  { name: 'what Excel makes of it', text: '3-Nov-26', day: '2026-11-03' },
  { name: 'the month first, by name', text: 'Nov 3, 2026', day: '2026-11-03' },
  { name: 'an unknown month', text: '3 Nox 2026', day: null },
  { name: 'a thirty-first of November', text: '31 Nov 2026', day: null },
  { name: 'words', text: 'last week', day: null },
  { name: 'nothing', text: '', day: null },
])('reads $name as a day of a spreadsheet (ENT-01)', ({ text, day }) => {
  expect(parseDay(text)).toBe(day)
})
