import { expect, it } from 'vitest'
import { toMonograms } from './toMonograms'

it.each([
  { name: 'different beginnings', names: ['Kia', 'BMW', 'Land Rover'], signs: ['Ki', 'BMW', 'LR'] },
  { name: 'the same beginning', names: ['Holden', 'Honda', 'Hyundai'], signs: ['Hl', 'Hn', 'Hy'] },
  { name: 'three with the same beginning', names: ['Maserati', 'Mazda', 'Mack'], signs: ['Ms', 'Mz', 'Mc'] },
  { name: 'one that is the beginning of another', names: ['Ram', 'Rambler'], signs: ['Ra', 'Rb'] },
  { name: 'none', names: [], signs: [] },
])('Monograms of $name (SRC-08)', ({ names, signs }) => expect([...toMonograms(names).values()]).toEqual(signs))
