import type { AttributeValue } from '../contract/SearchRecord'
import { addBit, type Bits, noBits } from '../work/bits'
import type { Work } from '../work/Work'
import { orderByValue } from './orderByValue'

export interface NumberColumn {
  /** By row; none: NaN, or -1 among whole numbers from 0 upwards, which are kept in four bytes each. */
  readonly values: Float64Array | Int32Array
  /** The rows that have a number, smallest first. */
  readonly order: Uint32Array
  /** `checkpoints[i]`: the first `i * checkpointStep` rows of the order, as a set. */
  readonly checkpoints: readonly Bits[]
  readonly checkpointStep: number
  /** Sums of whole numbers, unless they are huge, can be added to and taken from without rounding. */
  readonly isWhole: boolean
}

export const columnNumber = (value: AttributeValue): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN)

/** The number of a row; NaN: none. */
export function numberInRow({ values }: NumberColumn, row: number): number {
  const value = values[row] as number
  return values instanceof Int32Array && value < 0 ? Number.NaN : value
}

/** More make ranges quicker, and cost a bit for each row. */
const checkpointCount = 32
const leastStep = 32
const mostInFourBytes = 2 ** 31 - 1

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
    isShort &&= isWhole && value <= mostInFourBytes && (value > 0 || Object.is(value, 0))
  }
  yield
  const order = yield* orderByValue(values, isWhole)

  const checkpointStep = Math.max(leastStep, Math.ceil(count / checkpointCount))
  const checkpoints: Bits[] = []
  const sofar = noBits(values.length)
  for (let at = 0; at <= count; at++) {
    if (at % checkpointStep === 0) {
      checkpoints.push(sofar.slice())
      yield
    }
    if (at < count) addBit(sofar, order[at] as number)
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
