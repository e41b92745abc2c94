import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildRangeModel } from '../testing/buildModel'
import { bodyChoices, listedModels } from './listedModels'

const modelWith = (model: string, body: string | null, more = {}) => buildRangeModel({ id: model, model, body, ...more })
const range = [
  modelWith('Corolla', 'Hatch'),
  modelWith('RAV4', 'SUV', { electrified: ['Hybrid'] }),
  modelWith('Kluger', 'SUV'),
  modelWith('Tarago', 'People mover', { stage: 'discontinued' }),
]
const config = buildConfig()
const names = (body: string | null, siteConfig = config) =>
  listedModels(range, body, siteConfig).map(({ label, models }) => [label, models.map(({ model }) => model).join(' ')])

it.each([
  {
    name: 'all by category, each once',
    body: null,
    found: [
      ['Hatch & sedans', 'Corolla'],
      ['SUVs & 4WDs', 'Kluger RAV4'],
      ['Discontinued', 'Tarago'],
    ],
  },
  { name: 'those of a body, however it is written', body: 'suv', found: [['', 'RAV4 Kluger']] },
  {
    name: 'all if no model has the body',
    body: 'Hovercraft',
    found: [
      ['Hatch & sedans', 'Corolla'],
      ['SUVs & 4WDs', 'Kluger RAV4'],
      ['Discontinued', 'Tarago'],
    ],
  },
])('the model list lists $name (RTE-20)', ({ body, found }) => expect(names(body)).toEqual(found))

it('the model list leaves out discontinued models if the site hides them (NAV-19, RTE-20)', () => {
  const without = buildConfig({ models: { showDiscontinued: false } })
  expect(names(null, without).map(([label]) => label)).toEqual(['Hatch & sedans', 'SUVs & 4WDs'])
})

it('the model list lists each body with its address, and marks the selected one; discontinued models aren’t counted (RTE-20)', () => {
  expect(bodyChoices(range, 'SUV')).toEqual([
    { label: 'All', href: '/models', count: 3, current: false },
    { label: 'Hatch', href: '/models?body=Hatch', count: 1, current: false },
    { label: 'SUV', href: '/models?body=SUV', count: 2, current: true },
  ])
  expect(bodyChoices([modelWith('Corolla', 'Hatch')], null)).toEqual([])
})
