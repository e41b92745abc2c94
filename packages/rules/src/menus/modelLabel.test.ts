import { expect, it } from 'vitest'
import { modelLabel } from './modelLabel'

it.each([
  ['coming_soon', 'Upcoming'],
  ['new', 'All-New'],
  ['current', null],
  ['run_out', 'Last ones'],
] as const)('a model that is %s is labelled %s (MOD-01)', (status, label) => expect(modelLabel(status)).toBe(label))
