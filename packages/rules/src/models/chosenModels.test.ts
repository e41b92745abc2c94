import { expect, it } from 'vitest'
import { buildRangeModel } from '../testing/buildModel'
import { chosenModels } from './listedModels'

const modelWith = (model: string, more = {}) => buildRangeModel({ id: model, model, ...more })

const range = [
  modelWith('RAV4', { electrified: ['Hybrid'], stage: 'new' }),
  modelWith('GR86', { performance: true }),
  modelWith('Corolla'),
  modelWith('LandCruiser FJ', { stage: 'coming_soon' }),
  modelWith('GR Supra', { performance: true, stage: 'discontinued' }),
  modelWith('Mirai', { electrified: ['Hydrogen'], stage: 'coming_soon' }),
  modelWith('Kluger', { electrified: ['Hybrid'], stage: 'run_out' }),
]

it.each([
  { part: 'all', models: ['Corolla', 'GR86', 'Kluger', 'RAV4'] },
  { part: 'new', models: ['RAV4'] },
  { part: 'performance', models: ['GR86'] },
  { part: 'electrified', models: ['Kluger', 'RAV4'] },
  { part: 'upcoming', models: ['LandCruiser FJ', 'Mirai'] },
] as const)('the models menu selects $part and sorts by name (NAV-19)', ({ part, models }) => {
  expect(chosenModels(range, part).map(({ model }) => model)).toEqual(models)
})

it('the model menu selects nothing on a site without models (NAV-19)', () => expect(chosenModels([], 'all')).toEqual([]))
