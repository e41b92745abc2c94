import { expect, it } from 'vitest'
import { parseFirstTouch } from './firstTouch'

const touch = { source: 'google', campaign: 'spring', page: '/search', day: '2026-03-01' }

it.each([
  { name: 'of that day', said: touch, now: '2026-03-01T00:00:00Z', is: touch },
  { name: 'ninety days old', said: touch, now: '2026-05-30T00:00:00Z', is: touch },
  { name: 'older', said: touch, now: '2026-05-31T00:00:00Z', is: null },
  { name: 'of a day to come', said: touch, now: '2026-02-01T00:00:00Z', is: null },
  { name: 'without a source', said: { ...touch, source: '' }, now: '2026-03-01T00:00:00Z', is: null },
  { name: 'with no day of the calendar', said: { ...touch, day: '2026-99-99' }, now: '2026-03-01T00:00:00Z', is: null },
  {
    name: 'endless',
    said: { ...touch, campaign: 'x'.repeat(500) },
    now: '2026-03-01T00:00:00Z',
    is: { ...touch, campaign: 'x'.repeat(100) },
  },
  { name: 'a text', said: 'google', now: '2026-03-01T00:00:00Z', is: null },
  { name: 'nothing', said: null, now: '2026-03-01T00:00:00Z', is: null },
])('reads what led somebody to the site the first time (ENT-16): $name', ({ said, now, is }) =>
  expect(parseFirstTouch(said, now)).toEqual(is),
)
