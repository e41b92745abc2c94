import { expect, it } from 'vitest'
import { makeAndModel } from './carTitle'

it.each([
  { name: 'make and model differ', make: 'Toyota', model: 'Corolla', expected: 'Toyota Corolla' },
  { name: 'the model is the make with a number', make: 'Mazda', model: 'Mazda3', expected: 'Mazda3' },
  { name: 'a short make', make: 'MG', model: 'MG4', expected: 'MG4' },
  { name: 'with a space', make: 'Polestar', model: 'Polestar 2', expected: 'Polestar 2' },
  { name: 'written in another case', make: 'MINI', model: 'Mini Cooper', expected: 'Mini Cooper' },
  { name: 'the same word', make: 'Mini', model: 'Mini', expected: 'Mini' },
  { name: 'a model that only begins like the make', make: 'Ram', model: 'Rampage', expected: 'Ram Rampage' },
  { name: 'no model', make: 'Toyota', model: '', expected: 'Toyota' },
  { name: 'no make', make: '', model: 'Corolla', expected: 'Corolla' },
  { name: 'neither', make: ' ', model: ' ', expected: '' },
])('a page doesn’t repeat the make in the model: $name (VDP-04)', ({ make, model, expected }) =>
  expect(makeAndModel(make, model)).toBe(expected),
)
