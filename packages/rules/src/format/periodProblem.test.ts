import { expect, it } from 'vitest'
import { periodProblem } from './periodText'

it.each([
  ['no days', '', '', null],
  ['a first day alone', '2026-03-01', '', null],
  ['a last day alone', '', '2026-03-01', null],
  ['one day', '2026-03-01', '2026-03-01', null],
  ['days the wrong way round', '2026-03-02', '2026-03-01', 'it ends on 1 Mar 2026, but begins on 2 Mar 2026'],
  ['a time of its last day', '2026-03-01', '2026-03-01T08:00', null],
  ['a first time on the last day', '2026-03-01T08:00', '2026-03-01', null],
  ['a minute', '2026-03-01T08:00', '2026-03-01T08:01', null],
  ['one time', '2026-03-01T08:00', '2026-03-01T08:00', 'it ends on 1 Mar 2026, 8:00 am, but begins on 1 Mar 2026, 8:00 am'],
  [
    'the first minute of the first day as its end',
    '2026-03-01',
    '2026-03-01T00:00',
    'it ends on 1 Mar 2026, 12:00 am, but begins on 1 Mar 2026',
  ],
])('a form reports a period that ends before it begins: $0 (CNT-05, CNT-08)', (_name, start, expiry, problem) =>
  expect(periodProblem({ start, expiry })).toBe(problem),
)
