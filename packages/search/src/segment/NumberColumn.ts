import type { AttributeValue } from '../contract/SearchRecord'
import { addBit, type Bits, dropBit, noBits, subtract } from '../work/bits'
import { firstAtLeast } from '../work/firstAtLeast'
import { mergeSort } from '../work/mergeSort'
import { radixSort } from '../work/radixSort'
import type { Scratch } from '../work/Scratch'
import type { Work } from '../work/Work'

export interface NumberColumn {
  /** Values by row; missing: NaN, or -1 in four-byte columns of non-negative integers. */
  readonly values: Float64Array | Int32Array
  /** Rows with a value, ascending. */
  readonly order: Uint32Array
  /** `checkpoints[i]`: the set of the first `i * checkpointStep` rows of the order. */
  readonly checkpoints: readonly Bits[]
  readonly checkpointStep: number
  /** Whether sums are exact under addition and subtraction: integers that aren't huge. */
  readonly isWhole: boolean
}

export const columnNumber = (value: AttributeValue): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN)

/** The number of a row; NaN if missing. */
export function numberInRow({ values }: NumberColumn, row: number): number {
  const value = values[row] as number
  return values instanceof Int32Array && value < 0 ? Number.NaN : value
}

/** More checkpoints make range filters faster, and cost a bit per row each. */
const checkpointCount = 32
const minStep = 32
const maxInt32 = 2 ** 31 - 1

export function* buildNumberColumn(values: Float64Array): Work<NumberColumn> {
  let count = 0
  let isWhole = true
  let isShort = true
  let size = 0
  for (const value of values) {
    if (Number.isNaN(value)) continue
    count++
    size += Math.abs(value)
    isWhole &&= Number.isInteger(value) && size <= Number.MAX_SAFE_INTEGER
    isShort &&= isWhole && value <= maxInt32 && (value > 0 || Object.is(value, 0))
  }
  yield
  const order = yield* orderByValue(values, isWhole)

  const checkpointStep = Math.max(minStep, Math.ceil(count / checkpointCount))
  const checkpoints: Bits[] = []
  const rowsSoFar = noBits(values.length)
  for (let at = 0; at <= count; at++) {
    if (at % checkpointStep === 0) {
      checkpoints.push(rowsSoFar.slice())
      yield
    }
    if (at < count) addBit(rowsSoFar, order[at] as number)
  }
  return { values: isShort ? inFourBytes(values) : values, order, checkpoints, checkpointStep, isWhole }
}

function inFourBytes(values: Float64Array): Int32Array {
  const short = new Int32Array(values.length)
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number
    short[row] = Number.isNaN(value) ? -1 : value
  }
  return short
}

/** The rows in a range with inclusive or exclusive ends: a slice of the sorted column. */
export function rowsInRange(column: NumberColumn, min: number, max: number, isMinIn: boolean, isMaxIn: boolean, scratch: Scratch): Bits {
  const { values, order, checkpoints } = column
  const valueAt = (at: number) => values[order[at] as number] as number
  const start = firstAtLeast(order.length, (at) => (isMinIn ? valueAt(at) >= min : valueAt(at) > min))
  const end = firstAtLeast(order.length, (at) => (isMaxIn ? valueAt(at) > max : valueAt(at) >= max))
  if (end <= start) return scratch.noBits()

  // The rows up to the end: the nearest checkpoint, corrected by a few rows.
  const nearEnd = nearestCheckpoint(column, end)
  const bits = scratch.copyOf(checkpoints[nearEnd.index] as Bits)
  for (let at = nearEnd.at; at < end; at++) addBit(bits, order[at] as number)
  for (let at = end; at < nearEnd.at; at++) dropBit(bits, order[at] as number)
  // Removes the rows before the start: those of the nearest checkpoint, corrected by a few rows. A checkpoint after the start removed too
  // many: the rows from the start on are added again, as far as they are before the end.
  const nearStart = nearestCheckpoint(column, start)
  subtract(bits, checkpoints[nearStart.index] as Bits)
  for (let at = nearStart.at; at < start; at++) dropBit(bits, order[at] as number)
  for (let at = start; at < Math.min(nearStart.at, end); at++) addBit(bits, order[at] as number)
  return bits
}

function nearestCheckpoint({ checkpoints, checkpointStep }: NumberColumn, at: number): { index: number; at: number } {
  const index = Math.min(checkpoints.length - 1, Math.round(at / checkpointStep))
  return { index, at: index * checkpointStep }
}

const fewDistinct = 4096

/** Rows with a number, ascending; ties by row. NaN means missing. */
function* orderByValue(values: Float64Array, areWhole: boolean): Work<Uint32Array> {
  const rows = values.length
  let count = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let row = 0; row < rows; row++) {
    const value = values[row] as number
    if (Number.isNaN(value)) continue
    count++
    if (value < least) least = value
    if (value > most) most = value
  }
  yield
  const order = new Uint32Array(count)
  let next = 0
  if (areWhole && most - least < 2 ** 32) {
    const keys = new Uint32Array(rows)
    for (let row = 0; row < rows; row++) {
      const value = values[row] as number
      if (Number.isNaN(value)) continue
      keys[row] = value - least
      order[next++] = row
    }
    yield
    return yield* radixSort(order, keys)
  }
  const distinct = new Set<number>()
  for (let row = 0; row < rows && distinct.size <= fewDistinct; row++) {
    const value = values[row] as number
    if (!Number.isNaN(value)) distinct.add(value)
    if (row % 8192 === 0) yield
  }
  if (distinct.size <= fewDistinct) return yield* orderFew(values, Float64Array.from(distinct).sort(), order)
  for (let row = 0; row < rows; row++) if (!Number.isNaN(values[row])) order[next++] = row
  yield
  return yield* mergeSort(order, (left, right) => (values[left] as number) - (values[right] as number))
}

/** Counting sort for few distinct values. */
function* orderFew(values: Float64Array, distinct: Float64Array, order: Uint32Array): Work<Uint32Array> {
  const places = new Map<number, number>()
  for (const [place, value] of distinct.entries()) places.set(value, place)
  const starts = new Uint32Array(distinct.length + 1)
  for (let row = 0; row < values.length; row++) {
    const place = places.get(values[row] as number)
    if (place !== undefined) starts[place + 1] = (starts[place + 1] as number) + 1
    if (row % 8192 === 0) yield
  }
  for (let index = 1; index < starts.length; index++) starts[index] = (starts[index] as number) + (starts[index - 1] as number)
  for (let row = 0; row < values.length; row++) {
    const place = places.get(values[row] as number)
    if (place !== undefined) {
      const start = starts[place] as number
      order[start] = row
      starts[place] = start + 1
    }
    if (row % 8192 === 0) yield
  }
  return order
}
