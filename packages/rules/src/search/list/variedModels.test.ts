import { expect, it } from 'vitest'
import { variedModels } from './variedModels'

const car = (id: string, modelSlug: string, reserved = false) => ({ id, makeSlug: 'kia', modelSlug, reserved })
const [rio, rio2, ceed, heldEv, ofFord] = [
  car('rio', 'rio'),
  car('rio2', 'rio'),
  car('ceed', 'ceed'),
  car('heldEv', 'ev5', true),
  { ...car('ofFord', 'rio'), makeSlug: 'ford' },
]

it.each([
  { name: 'no cars', cars: [], is: [] },
  { name: 'different models', cars: [rio, ceed], is: ['rio', 'ceed'] },
  { name: 'two of a model and another', cars: [rio, rio2, ceed], is: ['rio', 'ceed', 'rio2'] },
  { name: 'more than the limit', cars: [rio, rio2, ceed, ofFord], is: ['rio', 'ceed', 'ofFord'] },
  { name: 'one model alone', cars: [rio, rio2], is: ['rio', 'rio2'] },
  { name: 'a reserved car of another model', cars: [heldEv, rio, rio2], is: ['rio', 'rio2', 'heldEv'] },
])('a row of cars varies its models: $name (SRC-17, NAV-19)', ({ cars, is }) =>
  expect(variedModels(cars, 3).map(({ id }) => id)).toEqual(is),
)
