import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { carOrigin } from './carOrigin'

it.each([
  { name: 'a country of import', disclosure: { importedFrom: 'Japan', firstRegisteredHere: 2021 }, origin: 'Used import' },
  { name: 'a first registration here', disclosure: { firstRegisteredHere: 2019 }, origin: 'New Zealand new' },
  { name: 'neither', disclosure: {}, origin: null },
])('the origin of a car is what its record states (SRC-06): $name', ({ disclosure, origin }) => {
  expect(carOrigin(buildCar({ disclosure }))).toBe(origin)
})
