import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { fieldValue } from './fieldValue'

const car = buildCar({ seats: 7, variant: { torque: '250 Nm' } })

it.each([
  { name: 'a column', field: { id: 'seats', storedIn: 'ownColumn' }, value: 7 },
  { name: 'a group', field: { id: 'torque', storedIn: 'variant' }, value: '250 Nm' },
  { name: 'a group without it', field: { id: 'power', storedIn: 'variant' }, value: null },
  { name: 'a group that the car doesn’t have', field: { id: 'berths', storedIn: 'caravan' }, value: null },
] as const)('a field’s value is read from $name (VDP-20)', ({ field, value }) =>
  expect(fieldValue(car, field as unknown as Parameters<typeof fieldValue>[1])).toBe(value),
)
