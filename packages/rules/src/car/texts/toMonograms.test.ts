import { expect, it } from 'vitest'
import { toMonograms } from './toMonograms'

it.each([
  { name: 'different first letters', names: ['Kia', 'BMW', 'Land Rover'], signs: ['Ki', 'BMW', 'LR'] },
  { name: 'the same first letter', names: ['Holden', 'Honda', 'Hyundai'], signs: ['Hl', 'Hn', 'Hy'] },
  { name: 'three with the same first letter', names: ['Maserati', 'Mazda', 'Mack'], signs: ['Ms', 'Mz', 'Mc'] },
  { name: 'one whose name is the start of another', names: ['Ram', 'Rambler'], signs: ['Ra', 'Rb'] },
  { name: 'none', names: [], signs: [] },
])('the make filter gives unique monograms for $name (SRC-08)', ({ names, signs }) =>
  expect([...toMonograms(names).values()]).toEqual(signs),
)
