import { expect, it } from 'vitest'
import type { SearchState } from '../SearchState'
import { leavesPath } from './leavesPath'

it.each<{ name: string; preset: object; values: SearchState['values']; excluded: SearchState['values']; leaves: boolean }>([
  { name: 'another make', preset: { make: 'Mazda' }, values: { make: ['Ford'] }, excluded: {}, leaves: true },
  { name: 'the same make', preset: { make: 'Mazda' }, values: { make: ['Mazda'] }, excluded: {}, leaves: false },
  { name: 'an additional make', preset: { make: 'Mazda' }, values: { make: ['Ford', 'Mazda'] }, excluded: {}, leaves: true },
  { name: 'without the make of the path', preset: { make: 'Mazda' }, values: {}, excluded: { make: ['Mazda'] }, leaves: true },
  { name: 'something else', preset: { make: 'Mazda' }, values: { body: ['Ute'] }, excluded: {}, leaves: false },
  { name: 'new cars among used ones', preset: { carTypes: ['used' as const] }, values: { car_type: ['new'] }, excluded: {}, leaves: true },
  { name: 'a path that fixes nothing', preset: {}, values: { make: ['Ford'] }, excluded: {}, leaves: false },
])('the query parser decides whether a search leaves the path of the list: $name (RTE-14)', ({ preset, values, excluded, leaves }) =>
  expect(leavesPath(preset, { values, excluded })).toBe(leaves),
)
