import type { Bits } from '../work/bits'
import { type NumberColumn, numberInRow } from './NumberColumn'

/** Counts of numbers with hits, ascending. */
export interface NumberCounts {
  readonly values: Float64Array
  readonly counts: Uint32Array
}

/** Counts the rows of a set by number. */
export function countNumbers(column: NumberColumn, rows: Bits): NumberCounts {
  const { values, codes } = numberCodes(column)
  const found = new Uint32Array(values.length + 1)
  for (let word = 0; word < rows.length; word++) {
    let bits = rows[word] as number
    while (bits !== 0) {
      const low = bits & -bits
      const code = codes[word * 32 + 31 - Math.clz32(low)] as number
      found[code] = (found[code] as number) + 1
      bits ^= low
    }
  }
  const counted = new Float64Array(values.length)
  const counts = new Uint32Array(values.length)
  let length = 0
  for (let index = 0; index < values.length; index++) {
    const count = found[index + 1] as number
    if (count === 0) continue
    counted[length] = values[index] as number
    counts[length++] = count
  }
  return { values: counted.subarray(0, length), counts: counts.subarray(0, length) }
}

/** Merges two counts. */
export function addNumberCounts(left: NumberCounts, right: NumberCounts): NumberCounts {
  if (left.values.length === 0) return right
  if (right.values.length === 0) return left
  const max = left.values.length + right.values.length
  const values = new Float64Array(max)
  const counts = new Uint32Array(max)
  let length = 0
  for (let at = 0, other = 0; at < left.values.length || other < right.values.length; length++) {
    const one = left.values[at] ?? Number.POSITIVE_INFINITY
    const two = right.values[other] ?? Number.POSITIVE_INFINITY
    values[length] = Math.min(one, two)
    counts[length] = (one <= two ? (left.counts[at++] as number) : 0) + (two <= one ? (right.counts[other++] as number) : 0)
  }
  return { values: values.subarray(0, length), counts: counts.subarray(0, length) }
}

/** The distinct numbers of a column, and the index of each row's number. */
interface NumberCodes {
  /** Ascending. */
  readonly values: Float64Array
  /** By row: index plus one; 0 if missing. */
  readonly codes: Uint32Array
}

const cachedCodes = new WeakMap<NumberColumn, NumberCodes>()

/** Computed lazily: most columns are never counted, as sliders only need minimum and maximum. */
function numberCodes(column: NumberColumn): NumberCodes {
  const cached = cachedCodes.get(column)
  if (cached) return cached
  const { order } = column
  const codes = new Uint32Array(column.values.length)
  const values = new Float64Array(order.length)
  let count = 0
  for (let at = 0; at < order.length; at++) {
    const row = order[at] as number
    const value = numberInRow(column, row)
    if (count === 0 || values[count - 1] !== value) values[count++] = value
    codes[row] = count
  }
  const computed = { values: values.slice(0, count), codes }
  cachedCodes.set(column, computed)
  return computed
}
