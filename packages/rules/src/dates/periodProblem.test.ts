import { expect, it } from 'vitest'
import { periodProblem } from './periodProblem'

it.each([
  { name: 'no days', start: '', expiry: '', problem: null },
  { name: 'a first day alone', start: '2026-03-01', expiry: '', problem: null },
  { name: 'a last day alone', start: '', expiry: '2026-03-01', problem: null },
  { name: 'one day', start: '2026-03-01', expiry: '2026-03-01', problem: null },
  {
    name: 'days the wrong way round',
    start: '2026-03-02',
    expiry: '2026-03-01',
    problem: 'it ends on 2026-03-01, before it begins on 2026-03-02',
  },
])('knows that no day lies between the days of a period: $name (CNT-05, CNT-08)', ({ start, expiry, problem }) =>
  expect(periodProblem({ start, expiry })).toBe(problem),
)
