import { addBit, allBits, type Bits, dropBit, noBits } from './bits'
import { firstAtLeast } from './firstAtLeast'
import type { NumberColumn } from './NumberColumn'

/** The rows whose number lies between two ends, which are included or not: a stretch of the ordered column. */
export function rowsInRange(column: NumberColumn, min: number, max: number, isMinIn: boolean, isMaxIn: boolean): Bits {
  const { values, order } = column
  const valueAt = (at: number) => values[order[at] as number] as number
  const start = firstAtLeast(order.length, (at) => (isMinIn ? valueAt(at) >= min : valueAt(at) > min))
  const end = Math.max(
    start,
    firstAtLeast(order.length, (at) => (isMaxIn ? valueAt(at) > max : valueAt(at) >= max)),
  )
  // Where nearly every row is in, it is quicker to take out the others.
  if (order.length === values.length && end - start > order.length / 2) {
    const bits = allBits(values.length)
    for (let at = 0; at < start; at++) dropBit(bits, order[at] as number)
    for (let at = end; at < order.length; at++) dropBit(bits, order[at] as number)
    return bits
  }
  const bits = noBits(values.length)
  for (let at = start; at < end; at++) addBit(bits, order[at] as number)
  return bits
}
