import type { Filter } from '../contract/Filter'
import type { IndexSettings } from '../contract/SearchRecord'
import { addRowsWithValue } from '../segment/FacetColumn'
import type { FacetValues } from '../segment/FacetValues'
import { FilterMatcher } from '../segment/FilterMatcher'
import type { LiveSegment, RowSet } from '../segment/LiveSegment'
import type { Segment } from '../segment/Segment'
import { addTally, type Tally } from '../segment/Tally'
import type { BoostCondition } from '../text/BoostCondition'
import { matchTerms, type TextQuery, type TokenSource } from '../text/matchTerms'
import type { QueryRows } from '../text/QueryRows'
import { addBit, type Bits, countBits, dropBit, hasBit, intersect } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import type { BatchPlan } from './planBatch'

const noSlots = new Uint32Array(0)

/** Indices of the facets and numbers that a request wants. */
export interface Wanted {
  readonly facets: readonly number[]
  readonly numbers: readonly number[]
}

/** A segment's answer to a request. */
export interface SegmentAnswer {
  readonly matches: () => Bits
  readonly found: number
  /** Ranking conditions, most important first; empty without terms. */
  readonly better: readonly BoostCondition[]
  readonly tally: Tally
}

/** Answers a batch of requests from one segment. */
export class SegmentSearch<Document> {
  private readonly filters: FilterMatcher<Document>
  private readonly tokens: TokenSource
  private readonly texts = new Map<TextQuery, QueryRows>()

  constructor(
    private readonly segment: LiveSegment<Document>,
    settings: IndexSettings,
    private readonly values: FacetValues,
    /** Whether any valid document of any segment has a value. */
    hasLiveDocument: (slot: number) => boolean,
  ) {
    segment.scratch.reset()
    this.filters = new FilterMatcher(segment.segment, settings, values, segment.scratch)
    this.tokens = tokenSource(segment.segment, settings, values, hasLiveDocument)
  }

  /** The matching rows of each term of a query. */
  queryRows(text: TextQuery): QueryRows {
    const known = this.texts.get(text) ?? matchTerms(this.tokens, text, this.segment.scratch)
    this.texts.set(text, known)
    return known
  }

  /** The valid rows that match all filters. */
  matching(filters: readonly Filter[]): Bits {
    const rows = this.segment.scratch.copyOf(this.segment.live)
    for (const filter of filters) intersect(rows, this.filters.match(filter))
    return rows
  }

  /** Writes the answer to each request of the plan to `answers`, for the terms at these places. */
  answer(plan: BatchPlan, places: readonly number[], wanted: readonly Wanted[], answers: SegmentAnswer[]): void {
    const { segment, filters } = this
    const { scratch } = segment
    const text = plan.text && this.queryRows(plan.text).match(places)
    const better = text?.better ?? []
    const all = this.matching(plan.shared)
    if (text) intersect(all, text.all)
    const parts = plan.relaxed.map(({ without, requests }) => ({ requests, met: filters.matchAll(without) }))
    const metRows = parts.map(({ met }) => met)
    const few = text && segment.listFew(all)
    const { found, missed } = few ? splitFew(few, all, metRows) : splitAll(all, metRows, scratch)
    const { facets, numbers } = joinWanted([...plan.main, ...plan.relaxed.flatMap(({ requests }) => requests)], wanted)
    const tally = segment.tally(found, facets, numbers)
    for (const request of plan.main) answers[request] = { matches: () => all, found: found.count, better, tally }

    for (const [at, { requests }] of parts.entries()) {
      const own = missed[at] as RowSet
      const matches = () => (own.rows ? withRows(scratch.copyOf(all), own.rows) : scratch.union(all, own.bits))
      const part = joinWanted(requests, wanted)
      const count = found.count + own.count
      // Without one filter, the result is the rows matching all filters plus those missing only that one.
      const partTally =
        segment.liveCount - count < own.count
          ? segment.tally({ bits: matches(), count, rows: null }, part.facets, part.numbers)
          : addTally(
              segment.tally(own, part.facets, part.numbers),
              tally,
              part.facets.map((facet) => this.values.facets[facet]?.ordered ?? noSlots),
            )
      for (const request of requests) answers[request] = { matches, found: count, better, tally: partTally }
    }
  }
}

/** Rows that match all filters, and rows that miss exactly one. */
interface SplitRows {
  readonly found: RowSet
  /** By filter, in order. */
  readonly missed: readonly RowSet[]
}

/** One pass over all rows per filter, in blocks. Afterwards `all` contains the rows that match all filters. */
function splitAll(all: Bits, metRows: readonly Bits[], scratch: Scratch): SplitRows {
  const missingOne = metRows.length > 0 ? scratch.noBits() : all
  for (const met of metRows) applyFilter(all, missingOne, met)
  return {
    found: { bits: all, count: countBits(all), rows: null },
    missed: metRows.map((met) => {
      const bits = scratch.except(missingOne, met)
      return { bits, count: countBits(bits), rows: null }
    }),
  }
}

/** Splits few rows like `splitAll`, but tests each row separately instead of scanning sets of all rows. */
function splitFew(few: Uint32Array, all: Bits, metRows: readonly Bits[]): SplitRows {
  const missing = metRows.map(() => new Uint32Array(few.length))
  const counts = metRows.map(() => 0)
  let found = 0
  for (let index = 0; index < few.length; index++) {
    const row = few[index] as number
    let missed = 0
    let which = 0
    for (let at = 0; at < metRows.length && missed < 2; at++) {
      if (hasBit(metRows[at] as Bits, row)) continue
      missed++
      which = at
    }
    if (missed === 0) {
      few[found++] = row
      continue
    }
    dropBit(all, row)
    if (missed > 1) continue
    const count = counts[which] as number
    ;(missing[which] as Uint32Array)[count] = row
    counts[which] = count + 1
  }
  return {
    found: { count: found, rows: few.subarray(0, found) },
    missed: missing.map((rows, at) => {
      const count = counts[at] as number
      return { count, rows: rows.subarray(0, count) }
    }),
  }
}

function withRows(bits: Bits, rows: Uint32Array): Bits {
  for (let index = 0; index < rows.length; index++) addBit(bits, rows[index] as number)
  return bits
}

/** Applies another filter. */
function applyFilter(all: Bits, missingOne: Bits, met: Bits): void {
  for (let word = 0; word < all.length; word++) {
    const rows = all[word] as number
    const meets = met[word] as number
    missingOne[word] = ((missingOne[word] as number) & meets) | (rows & ~meets)
    all[word] = rows & meets
  }
}

function joinWanted(requests: readonly number[], wanted: readonly Wanted[]): Wanted {
  const [only, ...others] = requests
  if (only !== undefined && others.length === 0) return wanted[only] as Wanted
  const all = requests.map((request) => wanted[request] as Wanted)
  return {
    facets: [...new Set(all.flatMap(({ facets }) => facets))],
    numbers: [...new Set(all.flatMap(({ numbers }) => numbers))],
  }
}

/** Sources of a segment's tokens: its texts and its facets' values. */
function tokenSource<Document>(
  { text, facets }: Segment<Document>,
  settings: IndexSettings,
  values: FacetValues,
  hasLiveDocument: (slot: number) => boolean,
): TokenSource {
  const searched = settings.searchedFacets ?? []
  const columns = searched.map(({ attribute }) => facets[values.facetOf(attribute)])
  return {
    text,
    values: values.tokens,
    hasLiveDocument,
    facets: searched.map(({ isAside = false }, at) => ({ isAside, field: 1 << (settings.searchable.length + at) })),
    addValue({ facet, slot }, how, where, into) {
      const column = columns[facet]
      if (!column) return
      const common = column.common.get(slot)
      if (common) into.add(how, where, common)
      else addRowsWithValue(column, [slot], into.room(how, where))
    },
  }
}
