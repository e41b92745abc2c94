import { describe, expect, test } from 'vitest'
import { listCase, menuPointer } from '../testing/listCase'
import { addItem, moveItem, removeItem } from './placeItem'
import { removedItems, restoreItem } from './restoreItem'
import { writeSetting } from './writeSetting'

const without = (id: string, from = listCase()) => listCase(removeItem(from.values, from.config, from.inherited, menuPointer, id))
const restored = (id: string, from: ReturnType<typeof listCase>) => listCase(restoreItem(from.values, from.inherited, menuPointer, id))

describe('removing an item', () => {
  test('removing an item marks an inherited one as removed', () => {
    expect(without('finance').values).toEqual({ navigation: { items: [{ id: 'finance', removed: true }] } })
    expect(without('finance').ids).toEqual(['stock', 'service', 'trade-in'])
  })

  test('removing an item deletes an item of the site entirely', () => {
    const before = listCase()
    const added = listCase(addItem(before.values, before.config, menuPointer, { id: 'about', label: 'About', href: '/about-us' }))
    expect(added.ids).toEqual(['stock', 'service', 'finance', 'trade-in', 'about'])
    expect(without('about', added).values).toEqual({})
  })

  test('removing an item that is mandatory is refused with the names of the item and the layer (NAV-04)', () => {
    const { problems, ids } = without('service')
    expect(ids).toContain('service')
    expect(problems.find(({ kind }) => kind === 'mandatory')?.message).toBe(
      '“Service” is mandatory in Toyota dealer, so Karri Coast can’t remove it.',
    )
  })
})

describe('restoring an item', () => {
  test('restoring an item lists removed items by their inherited labels', () => {
    const { values, inherited } = without('finance')
    expect(removedItems(values, inherited, menuPointer).map(({ label }) => label)).toEqual(['Finance'])
  })

  test('restoring an item puts it back in its inherited position and deletes the site’s entry for it', () => {
    const back = restored('finance', without('finance'))
    expect(back.values).toEqual({})
    expect(back.ids).toEqual(['stock', 'service', 'finance', 'trade-in'])
  })

  test('restoring an item restores the values that the site had set for it', () => {
    const before = listCase()
    const relabelled = listCase(writeSetting(before.values, before.config, '/navigation/items/finance/label', 'Pay'))
    expect(restored('finance', without('finance', relabelled)).values).toEqual({ navigation: { items: [{ id: 'finance', label: 'Pay' }] } })
  })

  test('restoring an item keeps the site’s order of the other items', () => {
    const before = listCase()
    const removed = without('finance', listCase(moveItem(before.values, before.config, before.inherited, menuPointer, 'trade-in', 0)))
    expect(restored('finance', removed).ids).toEqual(['trade-in', 'stock', 'service', 'finance'])
  })
})
