import { allBits, type Bits, countBits, dropBit, hasBit, listBits } from '../work/bits'
import { Scratch } from '../work/Scratch'
import { countFacets } from './countFacets'
import type { FacetValues } from './FacetValues'
import { type NumberColumn, numberInRow } from './NumberColumn'
import { findRow, type Segment } from './Segment'
import { nothingTallied, type RangeTally, sumRows, type Tally, tallyAllBut, tallyRows, tallySet } from './Tally'

/** A set of rows: as bits, or as a sorted list if there are few. */
export type RowSet =
  | { readonly bits: Bits; readonly count: number; readonly rows: null }
  | { readonly count: number; readonly rows: Uint32Array }

/** Maximum size of a list of few rows. */
const fewRows = 1_000

/** A segment with a set of its valid documents: those not removed or replaced since it was built. */
export class LiveSegment<Document> {
  readonly live: Bits
  liveCount: number
  /** Counts of all live rows, so that a search with many hits only counts the others. */
  private totals: Uint32Array
  private rangeTotals: readonly RangeTally[]
  /** Scratch buffer for a list of rows. */
  private readonly rows: Uint32Array
  readonly scratch: Scratch

  constructor(
    readonly segment: Segment<Document>,
    private readonly values: FacetValues,
  ) {
    const { ids, byId, facets, combinations, numbers } = segment
    this.scratch = new Scratch(ids.length)
    this.live = allBits(ids.length)
    for (let rank = 1; rank < ids.length; rank++) {
      const before = byId.rows[rank - 1] as number
      if (ids[before] === ids[byId.rows[rank] as number]) dropBit(this.live, before)
    }
    this.liveCount = countBits(this.live)
    this.rows = new Uint32Array(ids.length)
    this.totals = new Uint32Array(values.names.length)
    const length = listBits(this.live, this.rows)
    countFacets(facets, combinations, [...facets.keys()], this.rows, length, this.totals)
    this.rangeTotals = numbers.map((column) => tallyRows(column, this.rows, length))
  }

  /** The same documents, from which others can be removed. */
  copy(): LiveSegment<Document> {
    const copy = new LiveSegment(this.segment, this.values)
    // An earlier row of the same id isn't valid in either.
    for (const id of this.segment.ids) if (this.liveRowOf(id) < 0) copy.remove(id)
    return copy
  }

  /** Row of the document if it is here and valid, else -1. */
  liveRowOf(id: string): number {
    const row = findRow(this.segment, id)
    return row >= 0 && hasBit(this.live, row) ? row : -1
  }

  /** Number of valid documents with a value, by slot. */
  countOf(slot: number): number {
    return this.totals[slot] ?? 0
  }

  liveDocuments(): Document[] {
    return this.segment.documents.filter((_, row) => hasBit(this.live, row))
  }

  remove(id: string): void {
    const row = this.liveRowOf(id)
    if (row < 0) return
    const { facets, numbers } = this.segment
    dropBit(this.live, row)
    this.liveCount--
    for (const { cells, cellStarts, cellSlots } of facets) {
      const cell = cells[row] as number
      for (let at = cellStarts[cell] as number; at < (cellStarts[cell + 1] as number); at++) {
        const slot = cellSlots[at] as number
        this.totals[slot] = (this.totals[slot] as number) - 1
      }
    }
    this.rangeTotals = this.rangeTotals.map((total, index) => {
      const value = numberInRow(numbers[index] as NumberColumn, row)
      return Number.isNaN(value) ? total : { ...total, count: total.count - 1, sum: total.sum - value }
    })
  }

  /** The rows of a set as a sorted list; null unless there are few, both absolutely and relative to all. */
  listFew(set: Bits): Uint32Array | null {
    const { liveCount, rows } = this
    const max = Math.min(fewRows, liveCount >>> 1)
    let found = 0
    for (let word = 0; word < set.length; word++) {
      let rest = set[word] as number
      while (rest !== 0) {
        if (found === max) return null
        const lowest = rest & -rest
        rows[found++] = (word << 5) + 31 - Math.clz32(lowest)
        rest ^= lowest
      }
    }
    return rows.slice(0, found)
  }

  /** The tally of a set of rows, valid until the scratch buffers are reset: counts the rows, or all others if those are fewer. */
  tally(rowSet: RowSet, facets: readonly number[], numbers: readonly number[]): Tally {
    const { segment, values, scratch } = this
    const ranges: RangeTally[] = segment.numbers.map(() => nothingTallied)
    const counts = scratch.zeroes(values.names.length)
    if (rowSet.count === 0 || facets.length + numbers.length === 0) return { counts, ranges }
    if (!rowSet.rows) return this.tallySet(rowSet.bits, rowSet.count, facets, numbers, { counts, ranges })
    countFacets(segment.facets, segment.combinations, facets, rowSet.rows, rowSet.count, counts)
    for (const index of numbers) {
      const column = segment.numbers[index]
      if (column) ranges[index] = tallyRows(column, rowSet.rows, rowSet.count)
    }
    return { counts, ranges }
  }

  private tallySet(
    set: Bits,
    count: number,
    facets: readonly number[],
    numbers: readonly number[],
    { counts, ranges }: { readonly counts: Uint32Array; readonly ranges: RangeTally[] },
  ): Tally {
    const { segment, live, liveCount, rows, scratch } = this
    const isMost = count * 2 > liveCount
    const listed = isMost ? scratch.except(live, set) : set
    const length = listBits(listed, rows)
    countFacets(segment.facets, segment.combinations, facets, rows, length, counts)
    if (isMost) {
      const { totals } = this
      for (let slot = 0; slot < totals.length; slot++) counts[slot] = (totals[slot] as number) - (counts[slot] as number)
    }
    for (const index of numbers) {
      const column = segment.numbers[index]
      const everything = this.rangeTotals[index]
      if (!column || !everything) continue
      if (!isMost) ranges[index] = tallySet(column, set, rows, length)
      else if (column.isWhole) ranges[index] = tallyAllBut(column, set, everything, sumRows(column, rows, length))
    }
    for (const index of numbers) {
      const column = segment.numbers[index]
      // Sums of fractions are recomputed, as subtraction would leave rounding errors.
      if (isMost && column && !column.isWhole) ranges[index] = tallyRows(column, rows, listBits(set, rows))
    }
    return { counts, ranges }
  }
}
