import { describe, expect, it } from 'vitest'
import { seededRandom } from '../testing/seededRandom'
import { listBits } from '../work/bits'
import { Scratch } from '../work/Scratch'
import { runToEnd } from '../work/Work'
import { buildNumberColumn, rowsInRange } from './NumberColumn'

describe('rowsInRange', () => {
  it.each([0, 1, 31, 32, 33, 150, 1500])('rowsInRange finds the rows between any two ends, included or not, among %i rows', (count) => {
    const random = seededRandom(count)
    const values = Float64Array.from({ length: count }, () => (random() < 0.1 ? Number.NaN : Math.floor(random() * 40)))
    const column = runToEnd(buildNumberColumn(values))
    const scratch = new Scratch(count)
    const found = new Uint32Array(count)
    for (let min = -1; min <= 41; min += 3) {
      for (let max = -1; max <= 41; max += 2) {
        for (const [isMinIn, isMaxIn] of [
          [true, true],
          [true, false],
          [false, true],
        ] as const) {
          scratch.reset()
          const rows = [...found.subarray(0, listBits(rowsInRange(column, min, max, isMinIn, isMaxIn, scratch), found))]
          const isIn = (value: number) => (isMinIn ? value >= min : value > min) && (isMaxIn ? value <= max : value < max)
          expect(rows).toEqual([...values.keys()].filter((row) => isIn(values[row] as number)))
        }
      }
    }
  })
})
