import { idsAt } from '@forecourt/schema/layers/ListItem'
import { describe, expect, test } from 'vitest'
import { listCase, menuPointer } from '../testing/listCase'
import { nestItem, unnestItem } from './nestItem'

const nested = (id: string, from = listCase()) => listCase(nestItem(from.values, from.config, from.inherited, menuPointer, id))
const unnested = (parent: string, id: string, from = listCase()) =>
  listCase(unnestItem(from.values, from.config, from.inherited, menuPointer, parent, id))

describe('nesting a menu item', () => {
  test('puts it last under the item before it', () => {
    const { ids, config } = nested('trade-in')
    expect(ids).toEqual(['stock', 'service', 'finance'])
    expect(idsAt(config, '/navigation/items/finance/children')).toEqual(['calculator', 'trade-in'])
  })

  test('leaves the first item where it is', () => expect(nested('stock').values).toEqual({}))

  test('and taking it out again has the same menu', () => {
    const there = nested('trade-in')
    const back = unnested('finance', 'trade-in', there)
    expect(back.ids).toEqual(['stock', 'service', 'finance', 'trade-in'])
    expect(back.config.navigation.items.at(-1)).toEqual(listCase().config.navigation.items.at(-1))
  })

  test('takes a dropdown item out to stand behind its menu item', () => {
    const { ids, config } = unnested('finance', 'calculator')
    expect(ids).toEqual(['stock', 'service', 'finance', 'calculator', 'trade-in'])
    expect(idsAt(config, '/navigation/items/finance/children')).toEqual([])
  })

  test('of a mandatory item is refused (NAV-04)', () => {
    expect(nested('service').problems.some(({ kind }) => kind === 'mandatory')).toBe(true)
  })
})
