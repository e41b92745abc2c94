import { describe, expect, test } from 'vitest'
import { menuRows, projectDrop } from './menuRows'

const rows = menuRows([
  { id: 'stock', label: 'Stock' },
  { id: 'service', label: 'Service' },
  { id: 'finance', label: 'Finance', children: [{ id: 'calculator' }, { id: 'apply' }] },
  { id: 'contact', label: 'Contact' },
])

test('a menu is shown as lines, dropdowns beneath their items', () => {
  expect(rows.map(({ key, parent, index, of }) => [key, parent, index, of])).toEqual([
    ['stock', null, 0, 4],
    ['service', null, 1, 4],
    ['finance', null, 2, 4],
    ['finance/calculator', 'finance', 0, 2],
    ['finance/apply', 'finance', 1, 2],
    ['contact', null, 3, 4],
  ])
})

const cases = [
  { name: 'stays where it is', active: 'service', over: 'service', steps: 0, place: { parent: null, index: 1 } },
  { name: 'goes up', active: 'service', over: 'stock', steps: 0, place: { parent: null, index: 0 } },
  {
    name: 'goes up to the front, where there is nothing to be under',
    active: 'service',
    over: 'stock',
    steps: 3,
    place: { parent: null, index: 0 },
  },
  {
    name: 'moved right in its place goes under the item before',
    active: 'service',
    over: 'service',
    steps: 1,
    place: { parent: 'stock', index: 0 },
  },
  {
    name: 'over a dropdown item goes into that dropdown',
    active: 'stock',
    over: 'finance/calculator',
    steps: 0,
    place: { parent: 'finance', index: 1 },
  },
  {
    name: 'from below goes before that dropdown item',
    active: 'contact',
    over: 'finance/calculator',
    steps: 0,
    place: { parent: 'finance', index: 0 },
  },
  { name: 'behind a dropdown stays outside', active: 'contact', over: 'contact', steps: 0, place: { parent: null, index: 3 } },
  { name: 'behind a dropdown moved right joins it', active: 'contact', over: 'contact', steps: 1, place: { parent: 'finance', index: 2 } },
  {
    name: 'of a dropdown moved left at its end leaves it',
    active: 'finance/apply',
    over: 'finance/apply',
    steps: -1,
    place: { parent: null, index: 3 },
  },
  {
    name: 'of a dropdown moved left in its middle stays, as the rest would lose its item',
    active: 'finance/calculator',
    over: 'finance/calculator',
    steps: -1,
    place: { parent: 'finance', index: 0 },
  },
  {
    name: 'of a dropdown goes to another place of it',
    active: 'finance/apply',
    over: 'finance/calculator',
    steps: 0,
    place: { parent: 'finance', index: 0 },
  },
  { name: 'with a dropdown never goes under another', active: 'finance', over: 'finance', steps: 2, place: { parent: null, index: 2 } },
  { name: 'with a dropdown goes up with it', active: 'finance', over: 'stock', steps: 0, place: { parent: null, index: 0 } },
  { name: 'that is not there goes nowhere', active: 'none', over: 'stock', steps: 0, place: null },
  { name: 'over what is not there goes nowhere', active: 'stock', over: 'none', steps: 0, place: null },
]

describe('a dragged menu item', () => {
  test.each(cases)('$name', ({ active, over, steps, place }) => {
    expect(projectDrop(rows, active, over, steps)).toEqual(place)
  })
})
