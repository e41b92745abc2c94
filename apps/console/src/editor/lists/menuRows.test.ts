import { describe, expect, test } from 'vitest'
import { menuRows, projectDrop } from './menuRows'

const rows = menuRows([
  { id: 'stock', label: 'Stock' },
  { id: 'service', label: 'Service' },
  { id: 'finance', label: 'Finance', children: [{ id: 'calculator' }, { id: 'apply' }] },
  { id: 'contact', label: 'Contact' },
])

test('a menu is flattened to rows, dropdown items below their parent', () => {
  expect(rows.map(({ key, parent, index, listLength }) => [key, parent, index, listLength])).toEqual([
    ['stock', null, 0, 4],
    ['service', null, 1, 4],
    ['finance', null, 2, 4],
    ['finance/calculator', 'finance', 0, 2],
    ['finance/apply', 'finance', 1, 2],
    ['contact', null, 3, 4],
  ])
})

const cases = [
  { name: 'stays in place without a move', active: 'service', over: 'service', steps: 0, place: { parent: null, index: 1 } },
  { name: 'moves up', active: 'service', over: 'stock', steps: 0, place: { parent: null, index: 0 } },
  {
    name: 'moves to the front, where there is no item to nest it under',
    active: 'service',
    over: 'stock',
    steps: 3,
    place: { parent: null, index: 0 },
  },
  {
    name: 'moved right in place is nested under the item before',
    active: 'service',
    over: 'service',
    steps: 1,
    place: { parent: 'stock', index: 0 },
  },
  {
    name: 'over a dropdown item moves into that dropdown',
    active: 'stock',
    over: 'finance/calculator',
    steps: 0,
    place: { parent: 'finance', index: 1 },
  },
  {
    name: 'from below moves in front of that dropdown item',
    active: 'contact',
    over: 'finance/calculator',
    steps: 0,
    place: { parent: 'finance', index: 0 },
  },
  { name: 'after a dropdown stays outside', active: 'contact', over: 'contact', steps: 0, place: { parent: null, index: 3 } },
  { name: 'after a dropdown moved right joins it', active: 'contact', over: 'contact', steps: 1, place: { parent: 'finance', index: 2 } },
  {
    name: 'of a dropdown moved left at its end leaves it',
    active: 'finance/apply',
    over: 'finance/apply',
    steps: -1,
    place: { parent: null, index: 3 },
  },
  {
    name: 'of a dropdown moved left in its middle stays, because the rest would lose its parent',
    active: 'finance/calculator',
    over: 'finance/calculator',
    steps: -1,
    place: { parent: 'finance', index: 0 },
  },
  {
    name: 'of a dropdown moves within it',
    active: 'finance/apply',
    over: 'finance/calculator',
    steps: 0,
    place: { parent: 'finance', index: 0 },
  },
  {
    name: 'with a dropdown is never nested under another',
    active: 'finance',
    over: 'finance',
    steps: 2,
    place: { parent: null, index: 2 },
  },
  { name: 'with a dropdown moves up with it', active: 'finance', over: 'stock', steps: 0, place: { parent: null, index: 0 } },
  { name: 'that does not exist is not moved', active: 'none', over: 'stock', steps: 0, place: null },
  { name: 'over an item that does not exist is not moved', active: 'stock', over: 'none', steps: 0, place: null },
]

describe('a dragged menu item', () => {
  test.each(cases)('$name', ({ active, over, steps, place }) => {
    expect(projectDrop(rows, active, over, steps)).toEqual(place)
  })
})
