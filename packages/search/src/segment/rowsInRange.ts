import { addBit, type Bits, dropBit, subtract } from '../work/bits'
import { firstAtLeast } from '../work/firstAtLeast'
import type { Scratch } from '../work/Scratch'
import type { NumberColumn } from './NumberColumn'

/** The rows whose number lies between two ends, which are included or not: a stretch of the ordered column. */
export function rowsInRange(column: NumberColumn, min: number, max: number, isMinIn: boolean, isMaxIn: boolean, scratch: Scratch): Bits {
  const { values, order, checkpoints } = column
  const valueAt = (at: number) => values[order[at] as number] as number
  const start = firstAtLeast(order.length, (at) => (isMinIn ? valueAt(at) >= min : valueAt(at) > min))
  const end = firstAtLeast(order.length, (at) => (isMaxIn ? valueAt(at) > max : valueAt(at) >= max))
  if (end <= start) return scratch.noBits()

  // The rows up to the end: those of the nearest checkpoint, and a few more or less.
  const nearEnd = nearestCheckpoint(column, end)
  const bits = scratch.copyOf(checkpoints[nearEnd.index] as Bits)
  for (let at = nearEnd.at; at < end; at++) addBit(bits, order[at] as number)
  for (let at = end; at < nearEnd.at; at++) dropBit(bits, order[at] as number)
  // Without those up to the start.
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
