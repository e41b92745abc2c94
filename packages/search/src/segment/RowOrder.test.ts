import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../work/Work'
import { buildNumberColumn } from './NumberColumn'
import { orderById, orderByKeys } from './RowOrder'

const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -5, max: 5 }) },
  fc.constant(Number.NaN),
  fc.constantFrom(0.5, -0, 1e11, 9e15),
)
const rows = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'Ä', 'é', '10', '9'), first: number, second: number }), { maxLength: 60 })

const compareNumbers = (left: number, right: number, descending: boolean): number => {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
  return descending ? right - left : left - right
}

describe('orders of rows', () => {
  it('orders of rows compare each key in turn, then id, then row; rows without a number come last (SRC-17)', () => {
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (all, firstDescending, secondDescending) => {
        const columnOf = (pick: (row: (typeof all)[number]) => number) => runToEnd(buildNumberColumn(Float64Array.from(all, pick)))
        const byId = runToEnd(orderById(all.map(({ id }) => id)))
        const { rows, ranks } = runToEnd(
          orderByKeys(byId, [
            { column: columnOf(({ first }) => first), descending: firstDescending },
            { column: columnOf(({ second }) => second), descending: secondDescending },
          ]),
        )
        const expected = [...all.entries()].sort(
          ([leftRow, left], [rightRow, right]) =>
            compareNumbers(left.first, right.first, firstDescending) ||
            compareNumbers(left.second, right.second, secondDescending) ||
            (left.id < right.id ? -1 : left.id > right.id ? 1 : leftRow - rightRow),
        )
        expect([...rows]).toEqual(expected.map(([row]) => row))
        expect([...rows].map((row) => ranks[row])).toEqual(expected.map((_, rank) => rank))
      }),
    )
  })
})
