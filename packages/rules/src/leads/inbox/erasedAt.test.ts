import { expect, it } from 'vitest'
import { erasedAt } from './erasedAt'

const unchanged = { lastAt: '2026-03-15T02:00:00.000Z', nextStepAt: null, snoozedUntil: null }

it.each([
  ['never, without a retention period', unchanged, null, null],
  ['a year after the last message', unchanged, 12, '2027-03-15T02:00:00.000Z'],
  ['over the end of a year', unchanged, 10, '2027-01-15T02:00:00.000Z'],
  ['the end of a shorter month', { ...unchanged, lastAt: '2026-08-31T02:00:00.000Z' }, 6, '2027-02-28T02:00:00.000Z'],
  ['the end of February in a leap year', { ...unchanged, lastAt: '2027-08-31T02:00:00.000Z' }, 6, '2028-02-29T02:00:00.000Z'],
  ['counted from a next step that is later', { ...unchanged, nextStepAt: '2026-09-01T00:00:00.000Z' }, 6, '2027-03-01T00:00:00.000Z'],
  [
    'counted from the end of a snooze that is later',
    { ...unchanged, snoozedUntil: '2026-10-01T00:00:00.000Z' },
    6,
    '2027-04-01T00:00:00.000Z',
  ],
  ['not counted from a next step in the past', { ...unchanged, nextStepAt: '2025-09-01T00:00:00.000Z' }, 6, '2026-09-15T02:00:00.000Z'],
])('the inbox gives the date when a conversation is erased: $0 (ENT-16)', (_name, conversation, months, at) =>
  expect(erasedAt(conversation, months)).toBe(at),
)
