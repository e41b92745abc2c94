import type { AttributeValue, FacetSpelling } from '../contract/SearchRecord'
import { addBit, type Bits, noBits, unite } from '../work/bits'
import { firstAtLeast } from '../work/firstAtLeast'
import { GrowingList, narrowest, type WholeNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import type { FacetValues } from './FacetValues'

/** Values that at least one of so many rows has are stored as bit sets, rarer ones as lists of rows, which are smaller. */
const rowsPerCommonValue = 32

/**
 * A facet column of a segment. Each row has the index of its cell; a cell is a set of values, usually one; cell 0 is empty. A value is
 * stored as its slot: its number in the facet’s dictionary (`FacetValues`).
 */
export interface FacetColumn {
  readonly cells: WholeNumbers
  /** The slots of cell `c` are `cellSlots` from `cellStarts[c]` up to `cellStarts[c + 1]`. */
  readonly cellStarts: Uint32Array
  readonly cellSlots: WholeNumbers
  /** Row sets of common values, by slot. */
  readonly common: ReadonlyMap<number, Bits>
  /** Slots of rare values in order, and their rows: those of `rareSlots[i]` from `rareStarts[i]` up to `rareStarts[i + 1]`. */
  readonly rareSlots: Uint32Array
  readonly rareStarts: Uint32Array
  readonly rareRows: Uint32Array
}

/** Collects the values of a facet by row. */
export class FacetColumnBuilder {
  private readonly cells = new GrowingList()
  private readonly cellStarts = new GrowingList()
  private readonly cellSlots = new GrowingList()
  private readonly cellOfValue = new Map<AttributeValue, number>()
  private readonly cellOfSet = new Map<string, number>()

  constructor(
    private readonly values: FacetValues,
    private readonly facet: number,
  ) {
    this.newCell([])
  }

  add(value: AttributeValue): void {
    // Fast path: nearly all documents have at most one value, even in list attributes.
    const one = typeof value === 'object' && value !== null && value.length < 2 ? (value[0] ?? null) : value
    if (one === null) this.cells.push(0)
    else this.cells.push(this.cellOfValue.get(one) ?? this.cellFor(one))
  }

  private cellFor(value: AttributeValue): number {
    const slots = facetTexts(value, this.values.spellingOf(this.facet)).map((text) => this.values.slotFor(this.facet, text))
    const key = slots.sort((left, right) => left - right).join()
    const cell = slots.length === 0 ? 0 : (this.cellOfSet.get(key) ?? this.newCell(slots))
    this.cellOfSet.set(key, cell)
    if (typeof value !== 'object') this.cellOfValue.set(value, cell)
    return cell
  }

  private newCell(slots: readonly number[]): number {
    this.cellStarts.push(this.cellSlots.length)
    for (const slot of slots) this.cellSlots.push(slot)
    return this.cellStarts.length - 1
  }

  *done(): Work<FacetColumn> {
    const rows = this.cells.length
    const cellCount = this.cellStarts.length
    this.cellStarts.push(this.cellSlots.length)
    const cellStarts = this.cellStarts.done()
    const cellSlots = this.cellSlots.narrow()
    const cells = narrowest(rows, cellCount - 1)
    const rowsOfCell = new Uint32Array(cellCount)
    for (let row = 0; row < rows; row++) {
      const cell = this.cells.at(row)
      cells[row] = cell
      rowsOfCell[cell] = (rowsOfCell[cell] as number) + 1
      if (row % 8192 === 0) yield
    }
    const rowsOfSlot = new Map<number, number>()
    for (let cell = 0; cell < cellCount; cell++) {
      for (let at = cellStarts[cell] as number; at < (cellStarts[cell + 1] as number); at++) {
        const slot = cellSlots[at] as number
        rowsOfSlot.set(slot, (rowsOfSlot.get(slot) ?? 0) + (rowsOfCell[cell] as number))
      }
      if (cell % 1024 === 0) yield
    }

    const common = new Map<number, Bits>()
    const rare: number[] = []
    for (const [slot, count] of rowsOfSlot) {
      if (count * rowsPerCommonValue >= rows) common.set(slot, noBits(rows))
      else rare.push(slot)
    }
    yield
    const rareSlots = Uint32Array.from(rare).sort()
    const rareStarts = new Uint32Array(rareSlots.length + 1)
    const rareIndexes = new Map<number, number>()
    for (const [index, slot] of rareSlots.entries()) {
      rareIndexes.set(slot, index)
      rareStarts[index + 1] = (rareStarts[index] as number) + (rowsOfSlot.get(slot) ?? 0)
      if (index % 1024 === 0) yield
    }
    // For each entry of `cellSlots`: the bit set of a common value, the index in `rareSlots` of a rare one.
    const bitsAt: (Bits | undefined)[] = []
    const rareIndexAt = new Uint32Array(cellSlots.length)
    for (const [at, slot] of cellSlots.entries()) {
      bitsAt.push(common.get(slot))
      rareIndexAt[at] = rareIndexes.get(slot) ?? 0
      if (at % 1024 === 0) yield
    }
    // For each rare slot, the position in `rareRows` of its next row.
    const next = rareStarts.slice()
    const rareRows = new Uint32Array(rareStarts[rareSlots.length] as number)
    for (let row = 0; row < rows; row++) {
      const cell = cells[row] as number
      const end = cellStarts[cell + 1] as number
      for (let at = cellStarts[cell] as number; at < end; at++) {
        const bits = bitsAt[at]
        if (bits) addBit(bits, row)
        else {
          const index = rareIndexAt[at] as number
          const place = next[index] as number
          rareRows[place] = row
          next[index] = place + 1
        }
      }
      if (row % 8192 === 0) yield
    }
    return { cells, cellStarts, cellSlots, common, rareSlots, rareStarts, rareRows }
  }
}

/** Adds the rows with any of these slots to a set. */
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

/** A facet's values in a document as texts: numbers and booleans formatted as in Algolia; empty texts are dropped. */
function facetTexts(value: AttributeValue, spelling: FacetSpelling): readonly string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return typeof value === 'number' && !Number.isFinite(value) ? [] : [String(value)]
  const texts: string[] = []
  const seen = new Set<string>()
  for (const text of value.flatMap((one) => facetTexts(one, spelling))) {
    // A document counts once per value, however often and in whichever spelling.
    const key = spelling.key(text)
    if (!seen.has(key)) texts.push(text)
    seen.add(key)
  }
  return texts
}
