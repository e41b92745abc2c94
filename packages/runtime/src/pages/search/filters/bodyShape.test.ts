import { bodyTypes } from '@forecourt/rules/entities/Car'
import { expect, it } from 'vitest'
import { bodyShape } from './BodyDrawings'

it.each(bodyTypes)('%s has a drawing (ENT-33)', (body) => {
  expect(bodyShape(body)).not.toBeNull()
})

it.each(['SUV', 'Cab chassis', 'People mover', 'Station Wagon', 'Camper trailer'])(
  '%s, as shoppers say it, has one, too (ENT-33)',
  (body) => {
    expect(bodyShape(body)).not.toBeNull()
  },
)

it.each(['', 'Zeppelin', 'constructor', '__proto__'])('“%s” has none', (body) => {
  expect(bodyShape(body)).toBeNull()
})
