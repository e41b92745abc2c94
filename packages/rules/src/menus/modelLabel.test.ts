import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { modelLabel } from './modelCategories'

it.each([
  ['coming_soon', 'Upcoming'],
  ['new', 'All-New'],
  ['current', null],
  ['run_out', 'Last ones'],
  ['discontinued', 'Discontinued'],
] as const)('a model with the stage %s is labelled “%s” (MOD-01)', (stage, label) => expect(modelLabel(stage, buildConfig())).toBe(label))

it('a site sets the label of new models (MOD-01)', () => {
  expect(modelLabel('new', buildConfig({ models: { newLabel: 'New' } }))).toBe('New')
})
