import { idsAt } from '@forecourt/schema/layers/ListItem'
import { describe, expect, test } from 'vitest'
import { listCase, menuPointer } from '../testing/listCase'
import { type MenuParent, menuList, placeItem } from './placeItem'

const placed = (id: string, parent: MenuParent, to: { parent: MenuParent; index: number }, from = listCase()) =>
  listCase(placeItem(from.values, from.config, from.inherited, menuPointer, { parent, id }, to))

const cases = [
  {
    name: 'within the menu',
    id: 'trade-in',
    parent: null,
    to: { parent: null, index: 0 },
    menu: ['trade-in', 'stock', 'service', 'finance'],
  },
  {
    name: 'into a dropdown, at a given position',
    id: 'trade-in',
    parent: null,
    to: { parent: 'finance', index: 0 },
    menu: ['stock', 'service', 'finance'],
    under: 'finance',
    dropdown: ['trade-in', 'calculator'],
  },
  {
    name: 'out of a dropdown to the front',
    id: 'calculator',
    parent: 'finance',
    to: { parent: null, index: 0 },
    menu: ['calculator', 'stock', 'service', 'finance', 'trade-in'],
    under: 'finance',
    dropdown: [],
  },
  {
    name: 'from one dropdown to another',
    id: 'calculator',
    parent: 'finance',
    to: { parent: 'stock', index: 0 },
    menu: ['stock', 'service', 'finance', 'trade-in'],
    under: 'stock',
    dropdown: ['calculator'],
  },
  {
    name: 'under itself, which changes nothing',
    id: 'finance',
    parent: null,
    to: { parent: 'finance', index: 0 },
    menu: ['stock', 'service', 'finance', 'trade-in'],
  },
  {
    name: 'that does not exist',
    id: 'none',
    parent: null,
    to: { parent: 'stock', index: 0 },
    menu: ['stock', 'service', 'finance', 'trade-in'],
  },
]

describe('placing a menu item', () => {
  test.each(cases)('$name', ({ id, parent, to, menu, under, dropdown }) => {
    const { ids, config } = placed(id, parent, to)
    expect(ids).toEqual(menu)
    if (under !== undefined) expect(idsAt(config, menuList(menuPointer, under))).toEqual(dropdown)
  })

  test('placing a menu item copies the values that the target list allows, so that the moved item is valid', () => {
    const { problems, config } = placed('trade-in', null, { parent: 'finance', index: 1 })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(config.navigation.items.find(({ id }) => id === 'finance')?.children[1]).toMatchObject({ label: 'Trade-in', href: '/trade-in' })
  })

  test('placing a menu item stores no leftovers after a move there and back', () => {
    const there = placed('calculator', 'finance', { parent: null, index: 1 })
    expect(there.ids[1]).toBe('calculator')
    const back = placed('calculator', null, { parent: 'finance', index: 0 }, there)
    expect(idsAt(back.config, menuList(menuPointer, 'finance'))).toEqual(['calculator'])
    expect(back.ids).toEqual(['stock', 'service', 'finance', 'trade-in'])
  })
})
