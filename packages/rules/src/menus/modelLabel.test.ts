import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { modelLabel } from './modelCategories'

it.each([
  ['coming_soon', 'Upcoming'],
  ['new', 'All-New'],
  ['current', null],
  ['run_out', 'Last ones'],
  ['discontinued', 'Discontinued'],
] as const)('a model that is %s is labelled %s (MOD-01)', (stage, label) => expect(modelLabel(stage, buildConfig())).toBe(label))

it('a site chooses what a new model is called (MOD-01)', () => {
  expect(modelLabel('new', buildConfig({ models: { newLabel: 'New' } }))).toBe('New')
})
