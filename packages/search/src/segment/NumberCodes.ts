import { type NumberColumn, numberInRow } from './NumberColumn'

/** The different numbers of a column, and for each row the place of its own among them. */
export interface NumberCodes {
  /** Smallest first. */
  readonly values: Float64Array
  /** By row; none: 0, else one more than its place. */
  readonly codes: Uint32Array
}

const known = new WeakMap<NumberColumn, NumberCodes>()

/** Worked out when numbers are first counted: most columns never are, and sliders only want the least and greatest. */
export function numberCodes(column: NumberColumn): NumberCodes {
  const before = known.get(column)
  if (before) return before
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
  const made = { values: values.slice(0, count), codes }
  known.set(column, made)
  return made
}
