import { expect, it } from 'vitest'
import { dueReminder } from './dueReminder'

/** Wednesday, eleven in the morning in Sydney. */
const startsAt = '2026-11-25T00:00:00.000Z'
const both = { remindsDayBefore: true, remindsHoursBefore: true }
const early = '2026-11-20T00:00:00.000Z'

it.each([
  { name: 'not yet, a minute before its day', now: '2026-11-23T23:59:00.000Z', due: null },
  { name: 'a day before', now: '2026-11-24T00:00:00.000Z', due: 'dayBefore' },
  { name: 'a day before, late because the worker was down', now: '2026-11-24T08:00:00.000Z', due: 'dayBefore' },
  { name: 'nothing at night', now: '2026-11-24T09:00:00.000Z', due: null },
  { name: 'nothing before eight', now: '2026-11-24T20:59:00.000Z', due: null },
  { name: 'two hours before', now: '2026-11-24T22:00:00.000Z', due: 'hoursBefore' },
  { name: 'nothing half an hour before', now: '2026-11-24T23:30:00.000Z', due: null },
  { name: 'nothing once it has begun', now: '2026-11-25T00:01:00.000Z', due: null },
  { name: 'not of a visit that was cancelled', now: '2026-11-24T00:00:00.000Z', state: 'cancelled', due: null },
  { name: 'not of one that awaits an answer', now: '2026-11-24T00:00:00.000Z', state: 'requested', due: null },
  {
    name: 'not if the booking was confirmed since then',
    now: '2026-11-24T01:00:00.000Z',
    notifiedAt: '2026-11-24T00:30:00.000Z',
    due: null,
  },
  {
    name: 'two hours before, if the booking was confirmed the day before',
    now: '2026-11-24T22:00:00.000Z',
    notifiedAt: '2026-11-24T00:30:00.000Z',
    due: 'hoursBefore',
  },
  {
    name: 'not if the location sends no reminder a day before',
    now: '2026-11-24T00:00:00.000Z',
    changes: { remindsDayBefore: false },
    due: null,
  },
  {
    name: 'not if the location sends no reminder hours before',
    now: '2026-11-24T22:00:00.000Z',
    changes: { remindsHoursBefore: false },
    due: null,
  },
  {
    name: 'not of a booking that its shopper has yet to confirm',
    now: '2026-11-24T22:00:00.000Z',
    heldUntil: '2026-11-24T22:10:00.000Z',
    due: null,
  },
] as const)('the worker sends the reminder that is due: $name (ENQ-24)', ({ now, due, ...more }) => {
  const {
    state = 'confirmed',
    notifiedAt = early,
    changes = {},
    heldUntil = null,
  } = {
    ...{ state: undefined, notifiedAt: undefined, changes: undefined, heldUntil: undefined },
    ...more,
  }
  expect(dueReminder({ state, startsAt, heldUntil, notifiedAt }, { ...both, ...changes }, 'Australia/Sydney', now)).toBe(due)
})
