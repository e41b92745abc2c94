import { bodyTypes } from '@forecourt/rules/entities/Car'
import { expect, it } from 'vitest'
import { bodyShape } from './BodyDrawings'

it.each(bodyTypes)('%s has a drawing (ENT-33)', (body) => {
  expect(bodyShape(body)).not.toBeNull()
})

it.each(['SUV', 'Cab chassis', 'People mover', 'Station Wagon', 'Camper trailer'])('%s, a common name, has a drawing (ENT-33)', (body) => {
  expect(bodyShape(body)).not.toBeNull()
})

it.each(['', 'Zeppelin', 'constructor', '__proto__'])('“%s” has no drawing', (body) => {
  expect(bodyShape(body)).toBeNull()
})
