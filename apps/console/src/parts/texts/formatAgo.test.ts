import { expect, test } from 'vitest'
import { formatAgo } from './formatAgo'

const now = Date.parse('2026-03-10T12:00:00Z')
const cases = [
  { name: 'seconds', instant: '2026-03-10T11:59:31Z', text: 'just now' },
  { name: 'a minute', instant: '2026-03-10T11:59:00Z', text: '1 minute ago' },
  { name: 'hours', instant: '2026-03-10T09:00:00Z', text: '3 hours ago' },
  { name: 'a day', instant: '2026-03-09T12:00:00Z', text: 'yesterday' },
  { name: 'weeks as days', instant: '2026-02-24T12:00:00Z', text: '14 days ago' },
  { name: 'years', instant: '2024-03-10T12:00:00Z', text: '2 years ago' },
  { name: 'a clock that runs ahead', instant: '2026-03-10T12:00:20Z', text: 'just now' },
]

test.each(cases)('The time since an instant is formatted: $name', ({ instant, text }) => {
  expect(formatAgo(instant, now)).toBe(text)
})
