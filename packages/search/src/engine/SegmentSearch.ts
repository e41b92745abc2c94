import { type Bits, countBits, intersect } from '../segment/bits'
import { FilterMatcher } from '../segment/FilterMatcher'
import type { LiveSegment } from '../segment/LiveSegment'
import { addTally, type Tally } from '../segment/Tally'
import type { TextMatches } from '../text/TextIndex'
import type { FacetValues } from './FacetValues'
import type { BatchPlan } from './planBatch'
import type { IndexSettings } from './SearchRecord'

/** Which facets and numbers, by their places in the settings, a request wants to know about. */
export interface Wanted {
  readonly facets: readonly number[]
  readonly numbers: readonly number[]
}

/** What one segment knows of one request. */
export interface SegmentAnswer {
  readonly matches: () => Bits
  readonly found: number
  /** What was found by the words, whether or not it matches the filters; null: no words were asked for. */
  readonly text: TextMatches | null
  readonly tally: Tally
}

/** Answers one batch of requests from one segment. */
export class SegmentSearch<Document> {
  private readonly filters: FilterMatcher<Document>
  private readonly texts = new Map<BatchPlan['text'], TextMatches>()

  constructor(
    private readonly segment: LiveSegment<Document>,
    settings: IndexSettings,
    values: FacetValues,
  ) {
    segment.scratch.reset()
    this.filters = new FilterMatcher(segment.segment, settings, values, segment.scratch)
  }

  /** Writes to `answers` what is known of each request of the plan. */
  answer(plan: BatchPlan, wanted: readonly Wanted[], answers: SegmentAnswer[]): void {
    const { segment, filters } = this
    const { scratch } = segment
    const text = this.matchText(plan.text)
    const all = text ? scratch.intersection(segment.live, text.all) : scratch.copyOf(segment.live)
    for (const filter of plan.shared) intersect(all, filters.match(filter))
    // One pass over the rows: who misses none of the filters, and who misses exactly one.
    const missingOne = plan.relaxed.length > 0 ? scratch.noBits() : all
    const parts = plan.relaxed.map(({ without, requests }) => ({ requests, met: filters.matchAll(without) }))
    for (const { met } of parts) pass(all, missingOne, met)

    const found = countBits(all)
    const { facets, numbers } = joinWanted([...plan.main, ...plan.relaxed.flatMap(({ requests }) => requests)], wanted)
    const tally = segment.tally(all, found, facets, numbers)
    for (const request of plan.main) answers[request] = { matches: () => all, found, text, tally }

    for (const { met, requests } of parts) {
      const missed = scratch.except(missingOne, met)
      const missedCount = countBits(missed)
      const matches = () => scratch.union(all, missed)
      const part = joinWanted(requests, wanted)
      const total = found + missedCount
      // Without one filter there is found what is found with it, and what misses just that one.
      const partTally =
        segment.liveCount - total < missedCount
          ? segment.tally(matches(), total, part.facets, part.numbers)
          : addTally(segment.tally(missed, missedCount, part.facets, part.numbers), tally)
      for (const request of requests) answers[request] = { matches, found: total, text, tally: partTally }
    }
  }

  private matchText(text: BatchPlan['text']): TextMatches | null {
    if (!text) return null
    const known = this.texts.get(text) ?? this.segment.segment.text.match(text, this.segment.scratch)
    this.texts.set(text, known)
    return known
  }
}

/** Takes one more filter into account. */
function pass(all: Bits, missingOne: Bits, met: Bits): void {
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
