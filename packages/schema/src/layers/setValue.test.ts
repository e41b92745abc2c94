import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { setValue } from './setValue'

describe('setValue', () => {
  it.each([
    { name: 'makes the section', values: {}, pointer: '/search/pageSize', value: 24, result: { search: { pageSize: 24 } } },
    {
      name: 'keeps what else is said',
      values: { search: { pageSize: 12, heading: 'x' } },
      pointer: '/search/pageSize',
      value: 24,
      result: { search: { pageSize: 24, heading: 'x' } },
    },
    {
      name: 'names an item by its id',
      values: {},
      pointer: '/navigation/items/service/label',
      value: 'X',
      result: { navigation: { items: [{ id: 'service', label: 'X' }] } },
    },
    {
      name: 'finds the item it names',
      values: { navigation: { items: [{ id: 'a' }, { id: 'b', label: 'B' }] } },
      pointer: '/navigation/items/b/label',
      value: 'X',
      result: { navigation: { items: [{ id: 'a' }, { id: 'b', label: 'X' }] } },
    },
    {
      name: 'goes into blocks and their entries',
      values: {},
      pointer: '/pages/list/home/blocks/why/entries/price/title',
      value: 'X',
      result: { pages: { list: [{ id: 'home', blocks: [{ id: 'why', entries: [{ id: 'price', title: 'X' }] }] }] } },
    },
    {
      name: 'sets an entry of a plain list by its place',
      values: { vdp: { whyBuyPoints: ['a', 'b'] } },
      pointer: '/vdp/whyBuyPoints/1',
      value: 'X',
      result: { vdp: { whyBuyPoints: ['a', 'X'] } },
    },
    {
      name: 'replaces a whole list',
      values: { navigation: { items: [{ id: 'a' }] } },
      pointer: '/navigation/items',
      value: [],
      result: { navigation: { items: [] } },
    },
    {
      name: 'marks an item as removed',
      values: {},
      pointer: '/navigation/items/parts/removed',
      value: true,
      result: { navigation: { items: [{ id: 'parts', removed: true }] } },
    },
    { name: 'replaces everything at the empty pointer', values: { search: {} }, pointer: '', value: { theme: {} }, result: { theme: {} } },
  ])('$name', ({ values, pointer, value, result }) => {
    const before = structuredClone(values)
    expect(setValue(values as ConfigValues, pointer, value)).toEqual(result)
    expect(values).toEqual(before)
  })

  it('cannot reach into JavaScript itself', () => {
    expect(() => setValue({}, '/__proto__/polluted', true)).toThrow('“__proto__” is not a setting.')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
