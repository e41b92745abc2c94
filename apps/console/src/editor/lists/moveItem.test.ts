import { describe, expect, test } from 'vitest'
import { listCase, menuPointer } from '../testing/listCase'
import { moveItem } from './placeItem'

const moved = (id: string, to: number, from = listCase()) =>
  listCase(moveItem(from.values, from.config, from.inherited, menuPointer, id, to))

describe('moving an item', () => {
  const rows: { name: string; id: string; to: number; ids: string[] }[] = [
    { name: 'to the front', id: 'trade-in', to: 0, ids: ['trade-in', 'stock', 'service', 'finance'] },
    { name: 'to the end', id: 'stock', to: 3, ids: ['service', 'finance', 'trade-in', 'stock'] },
    { name: 'beyond the end', id: 'stock', to: 99, ids: ['service', 'finance', 'trade-in', 'stock'] },
    { name: 'before the start', id: 'finance', to: -1, ids: ['finance', 'stock', 'service', 'trade-in'] },
    { name: 'by one', id: 'service', to: 2, ids: ['stock', 'finance', 'service', 'trade-in'] },
  ]
  for (const { name, id, to, ids } of rows) test(`moveItem puts it ${name}`, () => expect(moved(id, to).ids).toEqual(ids))

  test('moving an item leaves the values alone when nothing moves', () => {
    const before = listCase()
    expect(moveItem(before.values, before.config, before.inherited, menuPointer, 'stock', 0)).toBe(before.values)
    expect(moveItem(before.values, before.config, before.inherited, menuPointer, 'no-such-item', 2)).toBe(before.values)
  })

  test('moving an item stores only the ids of the items in their new order', () => {
    expect(moved('trade-in', 0).values).toEqual({
      navigation: { items: [{ id: 'trade-in' }, { id: 'stock' }, { id: 'service' }, { id: 'finance' }] },
    })
  })

  test('moving an item stores nothing once the inherited order is restored', () => {
    expect(moved('trade-in', 3, moved('trade-in', 0)).values).toEqual({})
  })

  test('moving an item moves a mandatory item without a problem being reported (NAV-04)', () => {
    expect(moved('service', 3).problems.filter(({ kind }) => kind === 'mandatory')).toEqual([])
  })
})
