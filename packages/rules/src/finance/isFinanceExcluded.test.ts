import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { isFinanceExcluded } from './isFinanceExcluded'

it.each([
  { name: 'a make on the list', make: 'Suzuki', excludedMakes: ['Suzuki'], expected: true },
  { name: 'in another case', make: 'SUZUKI ', excludedMakes: ['suzuki'], expected: true },
  { name: 'a make that only begins alike', make: 'Suzuki Marine', excludedMakes: ['Suzuki'], expected: false },
  { name: 'no list', make: 'Suzuki', excludedMakes: [], expected: false },
])('leaves makes out of finance (CAR-23): $name', ({ make, excludedMakes, expected }) => {
  expect(isFinanceExcluded(buildCar({ make }), { excludedMakes, exclusions: [] })).toBe(expected)
})
