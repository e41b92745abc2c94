import { describe, expect, test } from 'vitest'
import { listCase, menuPointer } from '../testing/listCase'
import { addItem, removeItem } from './placeItem'

const about = { id: 'about', label: 'About', href: '/about-us' }

describe('adding an item', () => {
  test('adding an item appends it and stores only the new item', () => {
    const { values, config } = listCase()
    expect(addItem(values, config, menuPointer, about)).toEqual({ navigation: { items: [about] } })
  })

  test('adding an item inserts it at a given position', () => {
    const { values, config } = listCase()
    expect(listCase(addItem(values, config, menuPointer, about, 1)).ids).toEqual(['stock', 'about', 'service', 'finance', 'trade-in'])
  })

  test('adding an item restores a removed item of the same id', () => {
    const before = listCase()
    const removed = listCase(removeItem(before.values, before.config, before.inherited, menuPointer, 'finance'))
    expect(listCase(addItem(removed.values, removed.config, menuPointer, { id: 'finance' })).ids).toContain('finance')
  })
})
