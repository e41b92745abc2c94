import type { IndexSettings } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import type { LiveSegment } from '../segment/LiveSegment'
import { compareRows } from '../segment/Segment'
import { type BestRows, bestRows } from './bestRows'
import type { SegmentAnswer } from './SegmentSearch'

/** The hits of a request, in its order, out of what each segment found. */
export function listHits<Document>(
  segments: readonly LiveSegment<Document>[],
  answers: readonly SegmentAnswer[],
  { sort, offset, length, nearest }: SearchRequest,
  settings: IndexSettings,
): Document[] {
  const hits: Document[] = []
  if (length <= 0) return hits
  // Nothing parts what is found where the shopper chose the order.
  const isBestFirst = settings.sorts[sort]?.typoFreeFirst ?? false
  const lists = segments.map((live, index) => {
    const { matches, found: count, better } = answers[index] as SegmentAnswer
    const { segment } = live
    const found = { live, set: matches(), count, better: isBestFirst ? better : [], nearest: isBestFirst ? nearest : undefined }
    // An order nobody knows is the order of ids.
    return { segment, best: bestRows(found, segment.sorts[sort] ?? segment.byId, offset + length), next: 0 }
  })
  type List = (typeof lists)[number]
  const isBefore = (left: List, right: List): boolean => {
    const [row, other] = [rowAt(left), rowAt(right)]
    const worse = lackAt(left) - lackAt(right)
    if (worse !== 0) return worse < 0
    const further = left.best.distanceOf(row) - right.best.distanceOf(other)
    return further < 0 || (further === 0 && compareRows(sort, settings, left.segment, row, right.segment, other) < 0)
  }
  for (let passed = 0; hits.length < length; passed++) {
    let first: List | null = null
    for (const list of lists) if (list.next < list.best.rows.length && (!first || isBefore(list, first))) first = list
    if (!first) break
    if (passed >= offset) hits.push(first.segment.documents[rowAt(first)] as Document)
    first.next++
  }
  return hits
}

interface Listed {
  readonly best: BestRows
  readonly next: number
}

const rowAt = ({ best, next }: Listed): number => best.rows[next] as number
const lackAt = ({ best, next }: Listed): number => best.lacks[next] as number
