import { tableItemType } from '@forecourt/rules/models/modelItemType'
import { expect, it } from 'vitest'
import { soldMakes } from './soldMakes'

it('the kind of vehicle of every model in the demo’s tables follows from its body and its make (CFG-06)', () => {
  const wrong = soldMakes().flatMap(({ name, models }) => {
    const bodies = models.map(({ simpleBody }) => simpleBody)
    return models.flatMap((model) => (tableItemType(model.simpleBody, bodies) === model.itemType ? [] : [`${name} ${model.name}`]))
  })
  expect(wrong).toEqual([])
})
