import { expect, it } from 'vitest'
import { erasedAt } from './erasedAt'

const silent = { lastAt: '2026-03-15T02:00:00.000Z', nextStepAt: null, snoozedUntil: null }

it.each([
  { name: 'kept for good', conversation: silent, months: null, at: null },
  { name: 'a year after the last word', conversation: silent, months: 12, at: '2027-03-15T02:00:00.000Z' },
  { name: 'over the end of a year', conversation: silent, months: 10, at: '2027-01-15T02:00:00.000Z' },
  {
    name: 'the end of a shorter month',
    conversation: { ...silent, lastAt: '2026-08-31T02:00:00.000Z' },
    months: 6,
    at: '2027-02-28T02:00:00.000Z',
  },
  {
    name: 'the end of February in a leap year',
    conversation: { ...silent, lastAt: '2027-08-31T02:00:00.000Z' },
    months: 6,
    at: '2028-02-29T02:00:00.000Z',
  },
  {
    name: 'counted from a next step that is later',
    conversation: { ...silent, nextStepAt: '2026-09-01T00:00:00.000Z' },
    months: 6,
    at: '2027-03-01T00:00:00.000Z',
  },
  {
    name: 'counted from the end of a snooze that is later',
    conversation: { ...silent, snoozedUntil: '2026-10-01T00:00:00.000Z' },
    months: 6,
    at: '2027-04-01T00:00:00.000Z',
  },
  {
    name: 'not from a step that is long past',
    conversation: { ...silent, nextStepAt: '2025-09-01T00:00:00.000Z' },
    months: 6,
    at: '2026-09-15T02:00:00.000Z',
  },
])('$name (ENT-16)', ({ conversation, months, at }) => expect(erasedAt(conversation, months)).toBe(at))
