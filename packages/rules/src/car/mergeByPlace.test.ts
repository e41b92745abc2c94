import { expect, it } from 'vitest'
import { mergeByPlace } from './mergeByPlace'

it.each([
  { name: 'behind the other it follows', others: ['a', 'b'], entries: [{ place: 110, entry: 'x' }], all: 'axb' },
  { name: 'before all others', others: ['a', 'b'], entries: [{ place: 10, entry: 'x' }], all: 'xab' },
  { name: 'behind all of them without a place', others: ['a', 'b'], entries: [{ entry: 'x' }, { place: 910, entry: 'y' }], all: 'abyx' },
  {
    name: 'next to another with the same place',
    others: ['a', 'b'],
    entries: [
      { place: 120, entry: 'z' },
      { place: 110, entry: 'x' },
      { place: 110, entry: 'y' },
    ],
    all: 'axyzb',
  },
])('mergeByPlace places an entry $name', ({ others, entries, all }) => expect(mergeByPlace(others, entries).join('')).toBe(all))
