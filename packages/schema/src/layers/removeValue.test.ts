import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { arbitraryValues } from '../testing/arbitraryValues'
import { buildLayer } from '../testing/buildLayer'
import { buildMenu } from '../testing/buildMenu'
import { runs } from '../testing/runs'
import { valueAt } from './ListItem'
import { removeValue } from './removeValue'
import { setValue } from './setValue'

describe('removeValue', () => {
  it.each([
    ['removes the value', { search: { pageSize: 12, heading: 'x' } }, '/search/pageSize', { search: { heading: 'x' } }],
    ['removes empty groups, too', { search: { pageSize: 12 } }, '/search/pageSize', {}],
    ['removes an item that has only an id left', buildMenu({ id: 'a', label: 'A' }), '/navigation/items/a/label', {}],
    [
      'keeps items that define an order',
      buildMenu({ id: 'a', label: 'A' }, { id: 'b' }),
      '/navigation/items/a/label',
      buildMenu({ id: 'a' }, { id: 'b' }),
    ],
    [
      'removes an item',
      buildMenu({ id: 'a', label: 'A' }, { id: 'b', label: 'B' }),
      '/navigation/items/a',
      buildMenu({ id: 'b', label: 'B' }),
    ],
    ['keeps a plain list that became empty', { leads: { notify: ['a@b.co'] } }, '/leads/notify/0', { leads: { notify: [] } }],
    ['does nothing if there is no value', { search: { pageSize: 12 } }, '/search/heading', { search: { pageSize: 12 } }],
    ['removes everything at the empty pointer', { search: { pageSize: 12 } }, '', {}],
  ])('$0', (_name, values, pointer, result) => {
    const before = structuredClone(values)
    expect(removeValue(values as ConfigValues, pointer)).toEqual(result)
    expect(values).toEqual(before)
  })

  it('removeValue undoes setValue if there was no value before', () => {
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
        // The remaining layer may contain an item without values, but resolves to the same config.
        const config = (of: ConfigValues) => resolveConfig([buildLayer({ kind: 'template', values: of })]).config
        if (valueAt(without, pointer.split('/').slice(0, -1).join('/')) !== undefined) expect(config(again)).toEqual(config(without))
      }),
      { numRuns: runs(50) },
    )
  })
})
