import { GrowingList, narrowest, type WholeNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import type { FacetColumn } from './FacetColumn'

/**
 * Combined counters for fast facet counting. Correlated facets are counted together: a few dozen combinations of car type, state and drive
 * are one counter instead of three, and the make is implied by the model. Each row has one code per counter, stored adjacently; counting a
 * row is `width` increments, whatever the number of facets. Counts of codes are then distributed to the values.
 */
export interface Combinations {
  readonly width: number
  /** The codes of row `r` begin at `r * width`. */
  readonly codes: WholeNumbers
  readonly size: number
  /** The slots of code `c` are `slots` from `starts[c]` up to `starts[c + 1]`. */
  readonly starts: Uint32Array
  readonly slots: Uint32Array
  /** Facets with so many distinct cells that counting them separately is cheaper. */
  readonly separate: readonly number[]
}

interface Counter {
  facets: number[]
  codes: Uint32Array
  size: number
  /** Number of its codes in the sample of rows. */
  sampled: number
}

const sampleRows = 2048

const sampleStep = (rows: number) => Math.max(1, Math.floor(rows / sampleRows))

function countSampled(codes: WholeNumbers): number {
  const seen = new Set<number>()
  for (let row = 0, step = sampleStep(codes.length); row < codes.length; row += step) seen.add(codes[row] as number)
  return seen.size
}

export function* buildCombinations(columns: readonly FacetColumn[], rows: number): Work<Combinations> {
  // Maximum number of codes: distributing costs as much as counting this number of rows.
  const largest = Math.max(32, Math.min(4096, rows >>> 5))
  const separate: number[] = []
  const counters: Counter[] = []
  const cellCount = (facet: number) => (columns[facet] as FacetColumn).cellStarts.length - 1
  const byCells = columns.map((_, facet) => facet).sort((left, right) => cellCount(right) - cellCount(left))
  for (const facet of byCells) {
    const { cells } = columns[facet] as FacetColumn
    if (cellCount(facet) > Math.max(largest, rows >>> 3)) {
      separate.push(facet)
      continue
    }
    if (cellCount(facet) === 1) continue
    let joined = false
    for (const counter of bestFirst(counters, cells, largest)) {
      const combined = yield* combine(counter.codes, cells, Math.max(largest, counter.size))
      if (!combined) continue
      counter.codes = combined.codes
      counter.size = combined.size
      counter.sampled = countSampled(combined.codes)
      counter.facets.push(facet)
      joined = true
      break
    }
    if (!joined) counters.push({ facets: [facet], codes: Uint32Array.from(cells), size: cellCount(facet), sampled: countSampled(cells) })
    yield
  }
  return yield* combineCounters(counters, columns, rows, separate)
}

/** Counters that the facet may join, smallest growth in the sample first. */
function bestFirst(counters: readonly Counter[], cells: WholeNumbers, largest: number): Counter[] {
  return counters
    .flatMap((counter) => {
      const growth = growthFactor(counter, cells, Math.max(largest, counter.size) / counter.size)
      return growth === null ? [] : [{ counter, added: counter.size * (growth - 1) }]
    })
    .sort((left, right) => left.added - right.added)
    .slice(0, 2)
    .map(({ counter }) => counter)
}

/** Growth factor of a counter's codes with the facet; null if it exceeds the maximum. */
function growthFactor({ codes, sampled }: Counter, cells: WholeNumbers, max: number): number | null {
  const after = new Set<number>()
  for (let row = 0, step = sampleStep(cells.length); row < cells.length; row += step) {
    after.add((codes[row] as number) * 0x200000 + (cells[row] as number))
    if (after.size > max * sampled) return null
  }
  return after.size / sampled
}

function* combine(codes: Uint32Array, cells: WholeNumbers, largest: number): Work<{ codes: Uint32Array; size: number } | null> {
  const known = new Map<number, number>()
  const combined = new Uint32Array(codes.length)
  for (let row = 0; row < codes.length; row++) {
    const key = (codes[row] as number) * 0x200000 + (cells[row] as number)
    let code = known.get(key)
    if (code === undefined) {
      code = known.size
      if (code >= largest) return null
      known.set(key, code)
    }
    combined[row] = code
    if (row % 1024 === 0) yield
  }
  return { codes: combined, size: known.size }
}

function* combineCounters(
  counters: readonly Counter[],
  columns: readonly FacetColumn[],
  rows: number,
  separate: number[],
): Work<Combinations> {
  const width = counters.length
  const size = counters.reduce((sum, counter) => sum + counter.size, 0)
  const codes = narrowest(rows * width, Math.max(0, size - 1))
  const exampleRow = new Int32Array(size).fill(-1)
  let base = 0
  for (const [index, counter] of counters.entries()) {
    for (let row = 0; row < rows; row++) {
      const code = base + (counter.codes[row] as number)
      codes[row * width + index] = code
      exampleRow[code] = row
      if (row % 2048 === 0) yield
    }
    base += counter.size
  }
  const starts = new Uint32Array(size + 1)
  const slots = new GrowingList()
  let code = 0
  for (const counter of counters) {
    for (let end = code + counter.size; code < end; code++) {
      starts[code] = slots.length
      const row = exampleRow[code] as number
      if (row < 0) continue
      for (const facet of counter.facets) {
        const { cells, cellStarts, cellSlots } = columns[facet] as FacetColumn
        const cell = cells[row] as number
        for (let at = cellStarts[cell] as number; at < (cellStarts[cell + 1] as number); at++) slots.push(cellSlots[at] as number)
      }
      if (code % 1024 === 0) yield
    }
  }
  starts[size] = slots.length
  return { width, codes, size, starts, slots: slots.done(), separate }
}
