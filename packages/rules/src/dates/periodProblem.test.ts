import { expect, it } from 'vitest'
import { periodProblem } from './siteDay'

it.each([
  ['no days', '', '', null],
  ['a first day alone', '2026-03-01', '', null],
  ['a last day alone', '', '2026-03-01', null],
  ['one day', '2026-03-01', '2026-03-01', null],
  ['days the wrong way round', '2026-03-02', '2026-03-01', 'it ends on 2026-03-01, before it begins on 2026-03-02'],
])('a form reports a period that ends before it begins: $0 (CNT-05, CNT-08)', (_name, start, expiry, problem) =>
  expect(periodProblem({ start, expiry })).toBe(problem),
)
