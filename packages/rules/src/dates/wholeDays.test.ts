import { expect, it } from 'vitest'
import { wholeDays } from './calendarDate'

it.each([
  { name: 'a minute short of two days', from: '2026-03-01T10:00:00Z', to: '2026-03-03T09:59:00Z', days: 1 },
  { name: 'exactly two days', from: '2026-03-01T10:00:00Z', to: '2026-03-03T10:00:00Z', days: 2 },
  { name: 'the same instant', from: '2026-03-01T10:00:00Z', to: '2026-03-01T10:00:00Z', days: 0 },
  { name: 'reversed', from: '2026-03-02T10:00:00Z', to: '2026-03-01T10:00:00Z', days: -1 },
  { name: 'no instant', from: 'soon', to: '2026-03-01T10:00:00Z', days: Number.NaN },
])('the calendar counts whole days (CAR-11, SRC-31): $name', ({ from, to, days }) => expect(wholeDays(from, to)).toBe(days))
