import { expect, it } from 'vitest'
import { agrees } from './sparseList'

const items = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]

it.each<{ name: string; beneath: unknown; value: unknown; same: boolean }>([
  { name: 'the same value', beneath: 1, value: 1, same: true },
  { name: 'another value', beneath: 1, value: 2, same: false },
  { name: 'no value', beneath: 1, value: undefined, same: true },
  { name: 'a part of a group', beneath: { x: 1, y: 2 }, value: { x: 1 }, same: true },
  { name: 'a new key', beneath: { x: 1 }, value: { z: 1 }, same: false },
  { name: 'another plain list', beneath: ['a'], value: ['a', 'b'], same: false },
  { name: 'an emptied plain list', beneath: ['a'], value: [], same: false },
  { name: 'an item with an id only', beneath: items, value: [{ id: 'b' }], same: true },
  { name: 'items in their order', beneath: items, value: [{ id: 'a' }, { id: 'b', label: 'B' }], same: true },
  { name: 'items in another order', beneath: items, value: [{ id: 'b' }, { id: 'a' }], same: false },
  { name: 'an item changed', beneath: items, value: [{ id: 'a', label: 'X' }], same: false },
  { name: 'an item removed', beneath: items, value: [{ id: 'a', removed: true }], same: false },
  { name: 'an item not removed', beneath: items, value: [{ id: 'a', removed: false }], same: true },
  { name: 'an empty list of items', beneath: items, value: [], same: true },
  { name: 'a new item', beneath: items, value: [{ id: 'c' }], same: false },
])('a layer’s value agrees with the value beneath: $name, $same', ({ beneath, value, same }) => {
  expect(agrees(beneath, value)).toBe(same)
})
