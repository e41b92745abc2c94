import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCase, menuPointer } from '../testing/listCase'
import { moveItem } from './placeItem'
import { writeSetting } from './writeSetting'

const menuIds = ['stock', 'service', 'finance', 'trade-in']

describe('writing a setting', () => {
  test('writing a setting stores only the value that was set', () => {
    const { values, config } = listCase()
    expect(writeSetting(values, config, '/navigation/items/finance/label', 'Pay')).toEqual({
      navigation: { items: [{ id: 'finance', label: 'Pay' }] },
    })
  })

  test('writing a setting never changes the order of a list, whichever items are edited and in whatever order', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom(...menuIds), fc.constantFrom('label', 'children/calculator/label')), { maxLength: 6 })
    const start = fc.option(fc.tuple(fc.constantFrom(...menuIds), fc.integer({ min: 0, max: 3 })))
    fc.assert(
      fc.property(start, edits, (move, each) => {
        const first = listCase()
        const before = move ? listCase(moveItem(first.values, first.config, first.inherited, menuPointer, ...move)) : first
        const after = each.reduce(
          (now, [id, key]) =>
            listCase(
              writeSetting(
                now.values,
                now.config,
                `${menuPointer}/${id === 'finance' || key === 'label' ? id : 'finance'}/${key}`,
                'Other',
              ),
            ),
          before,
        )
        expect(after.ids).toEqual(before.ids)
      }),
      { numRuns: runs(100) },
    )
  })
})
