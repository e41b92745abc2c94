import { expect, it } from 'vitest'
import { parseFirstTouch } from './firstTouch'

const touch = { source: 'google', campaign: 'spring', page: '/search', day: '2026-03-01' }

it.each([
  ['of that day', touch, '2026-03-01T00:00:00Z', touch],
  ['ninety days old', touch, '2026-05-30T00:00:00Z', touch],
  ['older', touch, '2026-05-31T00:00:00Z', null],
  ['of a day to come', touch, '2026-02-01T00:00:00Z', null],
  ['without a source', { ...touch, source: '' }, '2026-03-01T00:00:00Z', null],
  ['with an invalid date', { ...touch, day: '2026-99-99' }, '2026-03-01T00:00:00Z', null],
  ['very long', { ...touch, campaign: 'x'.repeat(500) }, '2026-03-01T00:00:00Z', { ...touch, campaign: 'x'.repeat(100) }],
  ['a text', 'google', '2026-03-01T00:00:00Z', null],
  ['nothing', null, '2026-03-01T00:00:00Z', null],
])('a lead parses the source of a shopper’s first visit (ENT-16): $0', (_name, params, now, is) =>
  expect(parseFirstTouch(params, now)).toEqual(is),
)
