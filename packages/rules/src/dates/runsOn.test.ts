import { expect, it } from 'vitest'
import { runsOn } from './siteDay'

it.each([
  { name: 'on the first day', start: '2025-07-01', expiry: '2025-07-24', date: '2025-07-01', runs: true },
  { name: 'on the last day', start: '2025-07-01', expiry: '2025-07-24', date: '2025-07-24', runs: true },
  { name: 'not the day before', start: '2025-07-01', expiry: '2025-07-24', date: '2025-06-30', runs: false },
  { name: 'not the day after', start: '2025-07-01', expiry: '2025-07-24', date: '2025-07-25', runs: false },
  { name: 'without end', start: '2025-07-01', expiry: '', date: '9999-12-31', runs: true },
  { name: 'without beginning', start: '', expiry: '2025-07-24', date: '0001-01-01', runs: true },
  { name: 'always without either', start: '', expiry: '', date: '2025-07-01', runs: true },
  { name: 'never when it ends before it begins', start: '2025-07-24', expiry: '2025-07-01', date: '2025-07-10', runs: false },
])('content with a first and a last day runs (CNT-08): $name', ({ start, expiry, date, runs }) => {
  expect(runsOn({ start, expiry }, date)).toBe(runs)
})
