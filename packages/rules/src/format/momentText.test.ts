import { expect, it } from 'vitest'
import { momentText } from './momentText'

it.each([
  { local: '2026-03-18T14:30', text: '18 March 2026, 2:30 pm' },
  { local: '2026-12-01T00:05', text: '1 December 2026, 12:05 am' },
  { local: '2026-12-01T12:00', text: '1 December 2026, 12:00 pm' },
  { local: '2026-01-09', text: '9 January 2026' },
  { local: 'tomorrow', text: 'tomorrow' },
  { local: '2026-13-09', text: '2026-13-09' },
])('the date format formats the local time “$local” (ENT-21)', ({ local, text }) => expect(momentText(local)).toBe(text))
