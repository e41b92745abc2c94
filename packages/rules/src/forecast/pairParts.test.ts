import { expect, it } from 'vitest'
import { pairParts } from './pairParts'

const part = (name: string, href: string, ...lines: string[]) => ({ name, href, lines: [name, ...lines] })
const paired = (before: Parameters<typeof pairParts>[0], after: Parameters<typeof pairParts>[0]) => {
  const { pairs, removed, added } = pairParts(before, after)
  return { pairs: pairs.map(([one, other]) => [one.lines.at(-1), other.lines.at(-1)]), removed: removed.length, added: added.length }
}

it('cards with the same name are paired by where they lead (CFG-12)', () => {
  const before = [part('Rio', '/cars/1', '$1'), part('Rio', '/cars/2', '$2')]
  const after = [part('Rio', '/cars/2', '$3'), part('Rio', '/cars/1', '$4')]
  expect(paired(before, after)).toEqual({
    pairs: [
      ['$1', '$4'],
      ['$2', '$3'],
    ],
    removed: 0,
    added: 0,
  })
})

it('a card is never paired with another card, however alike they are (CFG-12)', () => {
  expect(paired([part('Rio', '/cars/1', 'Used', '$1')], [part('Leaf', '/cars/2', 'Used', '$1')])).toEqual({
    pairs: [],
    removed: 1,
    added: 1,
  })
})

it('a part with another heading is paired by its text (CFG-12)', () => {
  expect(paired([part('Good cars', '', 'Used', 'New')], [part('Fine cars', '', 'Used', 'New')]).pairs).toHaveLength(1)
})
