import { type Bits, countBits, hasBit, listBits } from '../segment/bits'
import { firstRows } from '../segment/firstRows'
import type { LiveSegment } from '../segment/LiveSegment'
import { least } from '../segment/least'
import { nearestRows } from '../segment/nearestRows'
import { distancesFrom } from '../segment/PointColumn'
import type { RowOrder } from '../segment/RowOrder'
import { compareRows, type Segment } from '../segment/Segment'
import type { Told } from '../text/AskedRows'
import type { IndexSettings } from './SearchRecord'
import type { SearchRequest } from './SearchRequest'
import type { SegmentAnswer } from './SegmentSearch'

/** Up to so many documents, looking each one up in every condition is quicker than parting sets of all. */
const fewFound = 1_000
/** More than any segment has rows; with as many conditions as a query's words can make, still whole in a number. */
const ranksEach = 2 ** 27

/** What a segment has of the documents that are listed. */
interface Part<Document> {
  readonly live: LiveSegment<Document>
  readonly set: Bits
  readonly count: number
  readonly better: readonly Told[]
}

/** The hits of a request, in its order, out of what each segment found. */
export function listHits<Document>(
  segments: readonly LiveSegment<Document>[],
  answers: readonly SegmentAnswer[],
  request: SearchRequest,
  settings: IndexSettings,
): Document[] {
  const { sort, offset, length } = request
  const hits: Document[] = []
  if (length <= 0) return hits
  const parts = segments.map((live, index): Part<Document> => {
    const { matches, found, better } = answers[index] as SegmentAnswer
    return { live, set: matches(), count: found, better }
  })
  // Nothing parts what is found where no words were asked for, or the shopper chose the order.
  const conditions = settings.sorts[sort]?.typoFreeFirst ? Math.max(0, ...parts.map(({ better }) => better.length)) : 0
  const [only] = parts
  if (only && parts.length === 1 && conditions > 0 && only.count <= fewFound && !request.nearest)
    return fewHits(only, orderOf(only.live.segment, sort), offset, length)
  let passed = 0
  const list = (some: readonly Part<Document>[], condition: number): void => {
    const count = some.reduce((sum, part) => sum + part.count, 0)
    if (hits.length === length) return
    if (passed + count <= offset) {
      passed += count
      return
    }
    if (condition < conditions && count > 1) {
      const best = some.map((part) => better(part, condition))
      const bestCount = best.reduce((sum, part) => sum + part.count, 0)
      if (bestCount === 0 || bestCount === count) {
        list(some, condition + 1)
        return
      }
      list(best, condition + 1)
      if (hits.length < length)
        list(
          some.map((part, index) => others(part, best[index] as Part<Document>)),
          condition + 1,
        )
      return
    }
    const skipped = Math.max(0, offset - passed)
    hits.push(...stretch(some, request, skipped, length - hits.length, settings))
    passed += count
  }
  list(parts, 0)
  return hits
}

/** Few documents of one segment, best first: how good each one is and its rank are put into one number, by which they are sorted. */
function fewHits<Document>(
  { live: { segment }, set, count, better: told }: Part<Document>,
  order: RowOrder,
  offset: number,
  length: number,
): Document[] {
  const rows = new Uint32Array(count)
  listBits(set, rows)
  const conditions = told.filter((one): one is Bits => typeof one === 'object')
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const row = rows[index] as number
    let missed = 0
    for (const condition of conditions) missed = missed * 2 + (hasBit(condition, row) ? 0 : 1)
    keys[index] = missed * ranksEach + (order.ranks[row] as number)
  }
  const first = least(keys, Math.min(count, offset + length))
  return Array.from(
    first.subarray(offset),
    (key) => segment.documents[order.rows[key - Math.floor(key / ranksEach) * ranksEach] as number] as Document,
  )
}

/** Those of the documents that meet a condition. */
function better<Document>(part: Part<Document>, condition: number): Part<Document> {
  const told = part.better[condition]
  if (part.count === 0 || told === 'all' || told === undefined) return part
  if (told === 'none') return { ...part, set: part.live.scratch.noBits(), count: 0 }
  const set = part.live.scratch.intersection(part.set, told)
  return { ...part, set, count: countBits(set) }
}

function others<Document>(part: Part<Document>, best: Part<Document>): Part<Document> {
  if (best.count === 0) return part
  return { ...part, set: part.live.scratch.except(part.set, best.set), count: part.count - best.count }
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
