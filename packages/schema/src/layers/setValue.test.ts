import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { buildMenu } from '../testing/buildMenu'
import { setValue } from './setValue'

describe('setValue', () => {
  it.each([
    ['creates the section', {}, '/search/pageSize', 24, { search: { pageSize: 24 } }],
    ['keeps other values', { search: { pageSize: 12, heading: 'x' } }, '/search/pageSize', 24, { search: { pageSize: 24, heading: 'x' } }],
    ['adds an item with its id', {}, '/navigation/items/service/label', 'X', buildMenu({ id: 'service', label: 'X' })],
    [
      'changes the item with that id',
      buildMenu({ id: 'a' }, { id: 'b', label: 'B' }),
      '/navigation/items/b/label',
      'X',
      buildMenu({ id: 'a' }, { id: 'b', label: 'X' }),
    ],
    [
      'sets values in blocks and their entries',
      {},
      '/pages/list/home/blocks/why/entries/price/title',
      'X',
      { pages: { list: [{ id: 'home', blocks: [{ id: 'why', entries: [{ id: 'price', title: 'X' }] }] }] } },
    ],
    [
      'sets an entry of a plain list by its index',
      { vdp: { whyBuyPoints: ['a', 'b'] } },
      '/vdp/whyBuyPoints/1',
      'X',
      { vdp: { whyBuyPoints: ['a', 'X'] } },
    ],
    ['replaces a whole list', buildMenu({ id: 'a' }), '/navigation/items', [], buildMenu()],
    ['marks an item as removed', {}, '/navigation/items/parts/removed', true, buildMenu({ id: 'parts', removed: true })],
    ['replaces everything at the empty pointer', { search: {} }, '', { theme: {} }, { theme: {} }],
  ])('$0', (_name, values, pointer, value, result) => {
    const before = structuredClone(values)
    expect(setValue(values as ConfigValues, pointer, value)).toEqual(result)
    expect(values).toEqual(before)
  })

  it('setValue refuses to change JavaScript prototypes', () => {
    expect(() => setValue({}, '/__proto__/polluted', true)).toThrow('“__proto__” is not a setting.')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
