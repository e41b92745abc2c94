import { expect, it } from 'vitest'
import { mergeByPosition } from './mergeByPosition'

it.each([
  { name: 'behind the other it follows', others: ['a', 'b'], entries: [{ position: 110, entry: 'x' }], all: 'axb' },
  { name: 'before all others', others: ['a', 'b'], entries: [{ position: 10, entry: 'x' }], all: 'xab' },
  {
    name: 'behind all of them without a position',
    others: ['a', 'b'],
    entries: [{ entry: 'x' }, { position: 910, entry: 'y' }],
    all: 'abyx',
  },
  {
    name: 'next to another with the same position',
    others: ['a', 'b'],
    entries: [
      { position: 120, entry: 'z' },
      { position: 110, entry: 'x' },
      { position: 110, entry: 'y' },
    ],
    all: 'axyzb',
  },
])('mergeByPosition places an entry $name', ({ others, entries, all }) => expect(mergeByPosition(others, entries).join('')).toBe(all))
