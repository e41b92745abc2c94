import { expect, it } from 'vitest'
import { runsAt } from './period'

const july = { start: '2025-07-01', expiry: '2025-07-24' }
const saturday = { start: '2026-12-05T08:00', expiry: '2026-12-05T17:00' }

it.each([
  { name: 'from the first minute of its first day', period: july, time: '2025-07-01T00:00', runs: true },
  { name: 'to the last minute of its last day', period: july, time: '2025-07-24T23:59', runs: true },
  { name: 'not the minute before', period: july, time: '2025-06-30T23:59', runs: false },
  { name: 'not the minute after', period: july, time: '2025-07-25T00:00', runs: false },
  { name: 'without end', period: { ...july, expiry: '' }, time: '9999-12-31T12:00', runs: true },
  { name: 'without beginning', period: { ...july, start: '' }, time: '0001-01-01T12:00', runs: true },
  { name: 'always without either', period: { start: '', expiry: '' }, time: '2025-07-01T12:00', runs: true },
  {
    name: 'never when it ends before it begins',
    period: { start: july.expiry, expiry: july.start },
    time: '2025-07-10T12:00',
    runs: false,
  },
  { name: 'not before the time of its first day', period: saturday, time: '2026-12-05T07:59', runs: false },
  { name: 'from the time of its first day on', period: saturday, time: '2026-12-05T08:00', runs: true },
  { name: 'to the minute before the time of its last day', period: saturday, time: '2026-12-05T16:59', runs: true },
  { name: 'not at the time of its last day', period: saturday, time: '2026-12-05T17:00', runs: false },
])('content with a first and a last day, or times of them, runs (CNT-08): $name', ({ period, time, runs }) => {
  expect(runsAt(period, time)).toBe(runs)
})
