import { addBit, type Bits, unite } from '../work/bits'
import { firstAtLeast } from '../work/firstAtLeast'
import type { FacetColumn } from './FacetColumn'

/** Adds the rows that have one of these slots to a set. */
export function addRowsWithValue(column: FacetColumn, slots: readonly number[], into: Bits): void {
  for (const slot of slots) {
    const bits = column.common.get(slot)
    if (bits) {
      unite(into, bits)
      continue
    }
    const index = firstAtLeast(column.rareSlots.length, (at) => (column.rareSlots[at] as number) >= slot)
    if (column.rareSlots[index] !== slot) continue
    const end = column.rareStarts[index + 1] as number
    for (let at = column.rareStarts[index] as number; at < end; at++) addBit(into, column.rareRows[at] as number)
  }
}
