import { expect, it } from 'vitest'
import { isStorable } from './isStorable'

it.each<{ name: string; input: unknown; storable: boolean }>([
  { name: 'a text', input: 'Café 🚗', storable: true },
  { name: 'no value', input: undefined, storable: true },
  { name: 'deep values', input: { a: [{ b: 'x' }, 1, null, true] }, storable: true },
  { name: 'a NUL character', input: { note: 'a\0b' }, storable: false },
  { name: 'a NUL character in a key', input: { 'a\0': 1 }, storable: false },
  { name: 'half of a surrogate pair', input: [{ note: 'cut \ud83d' }], storable: false },
  { name: 'a hundred thousand levels', input: deep(100_000, 'x'), storable: true },
])('input that can be stored in the database, $name: $storable', ({ input, storable }) => expect(isStorable(input)).toBe(storable))

function deep(levels: number, value: unknown): unknown {
  let nested = value
  for (let level = 0; level < levels; level++) nested = [nested]
  return nested
}
