import { type Bits, countBits } from '../segment/bits'
import { firstRows } from '../segment/firstRows'
import type { LiveSegment } from '../segment/LiveSegment'
import { nearestRows } from '../segment/nearestRows'
import { distancesFrom } from '../segment/PointColumn'
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
  request: SearchRequest,
  settings: IndexSettings,
): Document[] {
  const { sort, offset, length } = request
  if (length <= 0) return []
  const parts = segments.map((live, index) => {
    const { matches, found, text } = answers[index] as SegmentAnswer
    return { live, set: matches(), count: found, text }
  })
  // Nothing parts what is found where no words were asked for, and where nobody wrote them as typed.
  if (!settings.sorts[sort]?.typoFreeFirst || parts.every(({ text }) => !text?.anyTypoFree))
    return stretch(parts, request, offset, length, settings)
  const without = parts.map(({ live, set, text }) => {
    const both = text?.anyTypoFree ? live.scratch.intersection(set, text.typoFree) : live.scratch.noBits()
    return { live, set: both, count: text?.anyTypoFree ? countBits(both) : 0 }
  })
  const withTypos = parts.map(({ live, set, count }, index) => {
    const exact = without[index] as Part<Document>
    const rest = exact.count === 0 ? set : live.scratch.except(set, exact.set)
    return { live, set: rest, count: count - exact.count }
  })
  const exactCount = without.reduce((sum, { count }) => sum + count, 0)
  const hits = stretch(without, request, offset, length, settings)
  return [...hits, ...stretch(withTypos, request, Math.max(0, offset - exactCount), length - hits.length, settings)]
}

function stretch<Document>(
  parts: readonly Part<Document>[],
  { sort, nearest }: SearchRequest,
  offset: number,
  length: number,
  settings: IndexSettings,
): Document[] {
  const sorted = parts
    .filter(({ count }) => count > 0)
    .map(({ live: { segment }, set, count }) => {
      const order = orderOf(segment, sort)
      const { points } = segment
      if (!nearest || !points || !settings.sorts[sort]?.typoFreeFirst)
        return { segment, rows: firstRows(order, set, count, offset + length), distanceOf: () => 0, next: 0 }
      const distances = distancesFrom(nearest, points)
      const rows = nearestRows(order, points, distances, set, count, offset + length)
      return { segment, rows, distanceOf: (row: number) => distances[points.places[row] as number] as number, next: 0 }
    })
  type Sorted = (typeof sorted)[number]
  const isBefore = (left: Sorted, leftRow: number, right: Sorted, rightRow: number): boolean => {
    const further = left.distanceOf(leftRow) - right.distanceOf(rightRow)
    return further < 0 || (further === 0 && compareRows(sort, settings, left.segment, leftRow, right.segment, rightRow) < 0)
  }
  const hits: Document[] = []
  if (length <= 0) return hits
  for (let passed = 0; hits.length < length; passed++) {
    let first: Sorted | null = null
    for (const part of sorted) {
      if (part.next === part.rows.length) continue
      const row = part.rows[part.next] as number
      if (!first || isBefore(part, row, first, first.rows[first.next] as number)) first = part
    }
    if (!first) break
    if (passed >= offset) hits.push(first.segment.documents[first.rows[first.next] as number] as Document)
    first.next++
  }
  return hits
}

/** An order nobody knows is the order of ids. */
const orderOf = <Document>(segment: Segment<Document>, sort: string): RowOrder => segment.sorts[sort] ?? segment.byId
