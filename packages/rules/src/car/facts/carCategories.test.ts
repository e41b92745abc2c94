import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { allCategories, carCategories } from './carCategories'

const suv = { body: 'suv', simpleBody: 'SUV', simpleFuel: null } as const

it.each<{ name: string; car: Partial<Car>; categories: string[] }>([
  { name: 'a petrol SUV', car: suv, categories: ['SUVs & 4WDs'] },
  { name: 'a hybrid', car: { ...suv, simpleFuel: 'Hybrid' }, categories: ['SUVs & 4WDs', 'Electrified'] },
  { name: 'a plug-in hybrid', car: { ...suv, simpleFuel: 'PHEV' }, categories: ['SUVs & 4WDs', 'Electrified'] },
  { name: 'one still to come', car: { ...suv, status: 'coming_soon' }, categories: ['SUVs & 4WDs', 'Upcoming'] },
  { name: 'one known by its body alone', car: { ...suv, simpleBody: null }, categories: ['SUVs & 4WDs'] },
  { name: 'one without a body', car: { body: null, simpleBody: null, simpleFuel: null }, categories: ['Cars'] },
  { name: 'a caravan', car: { itemType: 'caravan' }, categories: [] },
  { name: 'a motorcycle that is electric', car: { itemType: 'motorcycle', simpleFuel: 'Electric' }, categories: [] },
])('$name has the categories $categories (SRC-03, NAV-19)', ({ car, categories }) => {
  const found = carCategories(buildCar(car))
  expect(found).toEqual(categories)
  expect(found).toEqual(allCategories.filter((category) => categories.includes(category)))
})
