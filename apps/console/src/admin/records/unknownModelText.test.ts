import { expect, it } from 'vitest'
import { unknownModelText } from './unknownModelText'

const known = ['Corolla', 'Corolla Cross', 'LandCruiser Prado']

it.each([
  ['', null],
  ['corolla', null],
  ['Prado', 'No car in stock has this model. Did you mean LandCruiser Prado?'],
  ['Coro', 'No car in stock has this model. Did you mean Corolla or Corolla Cross?'],
  ['Tarago', 'No car in stock has this model.'],
] as const)('a form warns of a model that no car in stock has, with similar ones (OFR-01): “%s”', (entered, warning) => {
  expect(unknownModelText('Model', entered, known)).toBe(warning)
})

it('a form warns of no model while the models in stock aren’t known (OFR-01)', () => {
  expect(unknownModelText('Model', 'Prado', [])).toBeNull()
})
