import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { isFinanceExcluded } from './isFinanceExcluded'

it.each([
  { name: 'a make on the list', make: 'Suzuki', excludedMakes: ['Suzuki'], expected: true },
  { name: 'in another case', make: 'SUZUKI ', excludedMakes: ['suzuki'], expected: true },
  { name: 'a make that only begins like one on the list', make: 'Suzuki Marine', excludedMakes: ['Suzuki'], expected: false },
  { name: 'no list', make: 'Suzuki', excludedMakes: [], expected: false },
])('the finance rule excludes makes from finance (CAR-23): $name', ({ make, excludedMakes, expected }) => {
  expect(isFinanceExcluded(buildCar({ make }), { excludedMakes, exclusions: [] })).toBe(expected)
})

const exclusions = [
  { id: 'old', field: 'year', op: 'below', value: '2012' },
  { id: 'caravans', field: 'itemType', op: 'is', value: 'caravan' },
] as const

it.each([
  { name: 'a car that matches one exclusion', car: { year: 2011 }, expected: true },
  { name: 'a car that matches another exclusion', car: { itemType: 'caravan' as const }, expected: true },
  { name: 'a car that matches no exclusion', car: {}, expected: false },
])('the finance rule applies the site’s exclusions (CAR-24): $name', ({ car, expected }) => {
  const { finance } = buildConfig({ finance: { exclusions: [...exclusions] } })
  expect(isFinanceExcluded(buildCar(car), finance)).toBe(expected)
})
