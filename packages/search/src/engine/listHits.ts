import { type Bits, countBits } from '../segment/bits'
import { firstRows } from '../segment/firstRows'
import type { LiveSegment } from '../segment/LiveSegment'
import type { RowOrder } from '../segment/RowOrder'
import { compareRows, type Segment } from '../segment/Segment'
import type { IndexSettings } from './SearchRecord'
import type { SearchRequest } from './SearchRequest'
import type { SegmentAnswer } from './SegmentSearch'

interface Part<Document> {
  readonly live: LiveSegment<Document>
  readonly set: Bits
  readonly count: number
}

/** The hits of a request, in its order, out of what each segment found. */
export function listHits<Document>(
  segments: readonly LiveSegment<Document>[],
  answers: readonly SegmentAnswer[],
  { sort, offset, length }: SearchRequest,
  settings: IndexSettings,
): Document[] {
  if (length <= 0) return []
  const parts = segments.map((live, index) => {
    const { matches, found, typoFree } = answers[index] as SegmentAnswer
    return { live, set: matches(), count: found, typoFree }
  })
  if (!settings.sorts[sort]?.typoFreeFirst || parts.some(({ typoFree }) => !typoFree)) return stretch(parts, sort, offset, length, settings)
  const without = parts.map(({ live, set, typoFree }) => {
    const both = typoFree ? live.scratch.intersection(set, typoFree) : set
    return { live, set: both, count: countBits(both) }
  })
  const withTypos = parts.map(({ live, set, count }, index) => {
    const exact = without[index] as Part<Document>
    const rest = exact.count === 0 ? set : live.scratch.except(set, exact.set)
    return { live, set: rest, count: count - exact.count }
  })
  const exactCount = without.reduce((sum, { count }) => sum + count, 0)
  const hits = stretch(without, sort, offset, length, settings)
  return [...hits, ...stretch(withTypos, sort, Math.max(0, offset - exactCount), length - hits.length, settings)]
}

function stretch<Document>(
  parts: readonly Part<Document>[],
  sort: string,
  offset: number,
  length: number,
  settings: IndexSettings,
): Document[] {
  const sorted = parts
    .filter(({ count }) => count > 0)
    .map(({ live: { segment }, set, count }) => ({
      segment,
      rows: firstRows(orderOf(segment, sort), set, count, offset + length),
      next: 0,
    }))
  const hits: Document[] = []
  if (length <= 0) return hits
  for (let passed = 0; hits.length < length; passed++) {
    let first: (typeof sorted)[number] | null = null
    for (const part of sorted) {
      if (part.next === part.rows.length) continue
      const row = part.rows[part.next] as number
      if (!first || compareRows(sort, settings, part.segment, row, first.segment, first.rows[first.next] as number) < 0) first = part
    }
    if (!first) break
    if (passed >= offset) hits.push(first.segment.documents[first.rows[first.next] as number] as Document)
    first.next++
  }
  return hits
}

/** An order nobody knows is the order of ids. */
const orderOf = <Document>(segment: Segment<Document>, sort: string): RowOrder => segment.sorts[sort] ?? segment.byId
