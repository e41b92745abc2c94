import type { WholeNumbers } from '../work/GrowingList'
import type { Combinations } from './Combinations'
import type { FacetColumn } from './FacetColumn'

/** Counts, by slot, the values of the wanted facets in the first `length` rows; may count others, too. */
export function countFacets(
  facets: readonly FacetColumn[],
  combinations: Combinations,
  wanted: readonly number[],
  rows: Uint32Array,
  length: number,
  counts: Uint32Array,
): void {
  const separate = wanted.filter((facet) => combinations.separate.includes(facet))
  const combined = wanted.filter((facet) => !combinations.separate.includes(facet))
  if (combined.length < combinations.width) {
    for (const facet of combined) countColumn(facets[facet] as FacetColumn, rows, length, counts)
  } else if (combined.length > 0) countCombinations(combinations, rows, length, counts)
  for (const facet of separate) countColumn(facets[facet] as FacetColumn, rows, length, counts)
}

/** Counts of codes, zeroed between searches, and the list of codes with hits. */
let codeCounts = new Uint32Array(1024)
let codesFound = new Uint32Array(1024)

function countCombinations(combinations: Combinations, rows: Uint32Array, length: number, counts: Uint32Array): void {
  const { width, size } = combinations
  if (codeCounts.length <= size) {
    codeCounts = new Uint32Array(size + 1)
    codesFound = new Uint32Array(size + 1)
  }
  // If most codes have hits, scanning all is cheaper than listing them.
  if (length * width >= size * 2) countMany(combinations, rows, length, counts)
  else countFew(combinations, rows, length, counts)
}

function countMany({ width, codes, size, starts, slots }: Combinations, rows: Uint32Array, length: number, counts: Uint32Array): void {
  const found = codeCounts
  for (let index = 0; index < length; index++) {
    const start = (rows[index] as number) * width
    const end = start + width
    for (let at = start; at < end; at++) {
      const code = codes[at] as number
      found[code] = (found[code] as number) + 1
    }
  }
  for (let code = 0; code < size; code++) {
    const count = found[code] as number
    if (count === 0) continue
    found[code] = 0
    const end = starts[code + 1] as number
    for (let at = starts[code] as number; at < end; at++) {
      const slot = slots[at] as number
      counts[slot] = (counts[slot] as number) + count
    }
  }
}

function countFew({ width, codes, starts, slots }: Combinations, rows: Uint32Array, length: number, counts: Uint32Array): void {
  const found = codeCounts
  const list = codesFound
  let listed = 0
  for (let index = 0; index < length; index++) {
    const start = (rows[index] as number) * width
    for (let at = start; at < start + width; at++) {
      const code = codes[at] as number
      const before = found[code] as number
      // Branch-free, as a branch on first occurrence would be mispredicted: each code is written to the end of the list, which advances by
      // 1 only if its count was 0.
      list[listed] = code
      listed += (before - 1) >>> 31
      found[code] = before + 1
    }
  }
  for (let at = 0; at < listed; at++) {
    const code = list[at] as number
    const count = found[code] as number
    found[code] = 0
    const end = starts[code + 1] as number
    for (let slotAt = starts[code] as number; slotAt < end; slotAt++) {
      const slot = slots[slotAt] as number
      counts[slot] = (counts[slot] as number) + count
    }
  }
}

function countColumn({ cells, cellStarts, cellSlots }: FacetColumn, rows: Uint32Array, length: number, counts: Uint32Array): void {
  const cellCount = cellStarts.length - 1
  if (cellCount < length) {
    const found = new Uint32Array(cellCount)
    for (let index = 0; index < length; index++) {
      const cell = cells[rows[index] as number] as number
      found[cell] = (found[cell] as number) + 1
    }
    distribute(found, cellStarts, cellSlots, counts)
    return
  }
  for (let index = 0; index < length; index++) {
    const cell = cells[rows[index] as number] as number
    const end = cellStarts[cell + 1] as number
    for (let at = cellStarts[cell] as number; at < end; at++) {
      const slot = cellSlots[at] as number
      counts[slot] = (counts[slot] as number) + 1
    }
  }
}

/** Distributes the counts of combinations to the counts of values. */
function distribute(found: Uint32Array, starts: Uint32Array, slots: WholeNumbers, counts: Uint32Array): void {
  for (let code = 0; code < found.length; code++) {
    const count = found[code] as number
    if (count === 0) continue
    const end = starts[code + 1] as number
    for (let at = starts[code] as number; at < end; at++) {
      const slot = slots[at] as number
      counts[slot] = (counts[slot] as number) + count
    }
  }
}
