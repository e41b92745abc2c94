import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { arbitraryValues } from '../testing/arbitraryValues'
import { buildLayer } from '../testing/buildLayer'
import { runs } from '../testing/runs'
import { removeValue } from './removeValue'
import { setValue } from './setValue'
import { valueAt } from './valueAt'

describe('removeValue', () => {
  it.each([
    {
      name: 'takes the value out',
      values: { search: { pageSize: 12, heading: 'x' } },
      pointer: '/search/pageSize',
      result: { search: { heading: 'x' } },
    },
    { name: 'takes empty groups out, too', values: { search: { pageSize: 12 } }, pointer: '/search/pageSize', result: {} },
    {
      name: 'takes an item out that only names itself',
      values: { navigation: { items: [{ id: 'a', label: 'A' }] } },
      pointer: '/navigation/items/a/label',
      result: {},
    },
    {
      name: 'keeps items that make an order',
      values: { navigation: { items: [{ id: 'a', label: 'A' }, { id: 'b' }] } },
      pointer: '/navigation/items/a/label',
      result: { navigation: { items: [{ id: 'a' }, { id: 'b' }] } },
    },
    {
      name: 'takes an item out',
      values: {
        navigation: {
          items: [
            { id: 'a', label: 'A' },
            { id: 'b', label: 'B' },
          ],
        },
      },
      pointer: '/navigation/items/a',
      result: { navigation: { items: [{ id: 'b', label: 'B' }] } },
    },
    {
      name: 'keeps a plain list that became empty',
      values: { leads: { notify: ['a@b.co'] } },
      pointer: '/leads/notify/0',
      result: { leads: { notify: [] } },
    },
    {
      name: 'does nothing where there is nothing',
      values: { search: { pageSize: 12 } },
      pointer: '/search/heading',
      result: { search: { pageSize: 12 } },
    },
    { name: 'takes everything out at the empty pointer', values: { search: { pageSize: 12 } }, pointer: '', result: {} },
  ])('$name', ({ values, pointer, result }) => {
    const before = structuredClone(values)
    expect(removeValue(values as ConfigValues, pointer)).toEqual(result)
    expect(values).toEqual(before)
  })

  it('undoes setValue where nothing was said before', () => {
    const pointers = fc.constantFrom(
      '/search/pageSize',
      '/theme/brandColour',
      '/pages/list/new-page/blocks/new-block/heading',
      '/navigation/items/new-item/label',
    )
    fc.assert(
      fc.property(arbitraryValues, pointers, (values, pointer) => {
        const without = removeValue(values, pointer)
        const again = removeValue(setValue(without, pointer, 'x'), pointer)
        expect(valueAt(again, pointer)).toBeUndefined()
        // What is left may name an item for nothing, but says the same.
        const config = (of: ConfigValues) => resolveConfig([buildLayer({ kind: 'template', values: of })]).config
        if (valueAt(without, pointer.split('/').slice(0, -1).join('/')) !== undefined) expect(config(again)).toEqual(config(without))
      }),
      { numRuns: runs(50) },
    )
  })
})
