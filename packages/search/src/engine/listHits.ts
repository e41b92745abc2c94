import type { Point } from '@forecourt/rules/entities/Location'
import type { IndexSettings } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import { firstRows, least, nearestRows } from '../segment/firstRows'
import type { LiveSegment } from '../segment/LiveSegment'
import { measureDistances } from '../segment/PointColumn'
import type { RowOrder } from '../segment/RowOrder'
import { compareRows } from '../segment/Segment'
import type { BoostCondition } from '../text/BoostCondition'
import { type Bits, countBits, hasBit, listBits } from '../work/bits'
import type { SegmentAnswer } from './SegmentSearch'

/** Merges the hits of all segments in the request's order. */
export function listHits<Document>(
  segments: readonly LiveSegment<Document>[],
  answers: readonly SegmentAnswer[],
  { sort, offset, length, nearest }: SearchRequest,
  settings: IndexSettings,
): Document[] {
  const hits: Document[] = []
  if (length <= 0) return hits
  // If the shopper selected the sort order, relevance is ignored.
  const isBestFirst = settings.sorts[sort]?.typoFreeFirst ?? false
  const lists = segments.map((live, index) => {
    const { matches, found: count, better } = answers[index] as SegmentAnswer
    const { segment } = live
    const found = { live, set: matches(), count, better: isBestFirst ? better : [], nearest: isBestFirst ? nearest : undefined }
    // An unknown sort is by id.
    return { segment, best: bestRows(found, segment.sorts[sort] ?? segment.byId, offset + length), next: 0 }
  })
  type List = (typeof lists)[number]
  const isBefore = (left: List, right: List): boolean => {
    const [row, other] = [rowAt(left), rowAt(right)]
    const worse = missedAt(left) - missedAt(right)
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

interface ListedHit {
  readonly best: BestRows
  readonly next: number
}

const rowAt = ({ best, next }: ListedHit): number => best.rows[next] as number
const missedAt = ({ best, next }: ListedHit): number => best.missed[next] as number

/** Matching rows of a segment, with their ranking conditions. */
interface FoundRows<Document> {
  readonly live: LiveSegment<Document>
  readonly set: Bits
  readonly count: number
  /** Empty: no ranking. */
  readonly better: readonly BoostCondition[]
  /** Sorts equally relevant rows by distance to this point. */
  readonly nearest?: Point | undefined
}

/** Rows in result order. */
interface BestRows {
  readonly rows: Uint32Array
  /** Missed conditions of each row as a number: a bit per condition, the most important one highest. All 0 without conditions. */
  readonly missed: Float64Array
  /** Distance of a row. */
  distanceOf(row: number): number
}

/** Up to this number of rows, testing each is faster than partitioning sets. */
const fewRows = 1_000
/** Maximum number of rows scanned in sort order for rows that match all conditions. */
const maxScanned = 2_048
/** More than the rows of any segment; together with a bit for each condition still an exact integer. */
const rankRange = 2 ** 27

const noDistance = () => 0

/** The first `wanted` matching rows: by missed conditions, then distance, then sort order. */
function bestRows<Document>(found: FoundRows<Document>, order: RowOrder, wanted: number): BestRows {
  const { live, set, count, better, nearest } = found
  const { points } = live.segment
  if (nearest && points) {
    const distances = measureDistances(nearest, points)
    const listRows = (part: Bits, size: number, some: number) => nearestRows(order, points, distances, part, size, some)
    return { ...rankBySets(found, wanted, listRows), distanceOf: (row) => distances[points.pointIndexes[row] as number] as number }
  }
  if (count === 0 || better.every(({ constant }) => constant !== null)) {
    const rows = firstRows(order, set, count, wanted)
    return { rows, missed: new Float64Array(rows.length).fill(fewestMissed(better)), distanceOf: noDistance }
  }
  if (count <= fewRows) return { ...rankFew(found, order, wanted), distanceOf: noDistance }
  const meetingAll = rowsMeetingAll(found, order, wanted)
  if (meetingAll) return { rows: meetingAll, missed: new Float64Array(wanted).fill(fewestMissed(better)), distanceOf: noDistance }
  return { ...rankBySets(found, wanted, (part, size, some) => firstRows(order, part, size, some)), distanceOf: noDistance }
}

/** Conditions that even the best row misses. */
const fewestMissed = (better: readonly BoostCondition[]): number =>
  better.reduce((missedBits, { constant }) => missedBits * 2 + (constant === 'none' ? 1 : 0), 0)

/** Sorts by one number that combines missed conditions and rank. */
function rankFew<Document>({ set, count, better }: FoundRows<Document>, { rows, ranks }: RowOrder, wanted: number) {
  const found = new Uint32Array(count)
  listBits(set, found)
  const keys = new Float64Array(count)
  for (const { constant, has } of better) {
    const missedBits = constant === 'none' ? 1 : 0
    for (let index = 0; index < count; index++)
      keys[index] = (keys[index] as number) * 2 + (constant === null && !has(found[index] as number) ? 1 : missedBits)
  }
  for (let index = 0; index < count; index++) keys[index] = (keys[index] as number) * rankRange + (ranks[found[index] as number] as number)
  const first = least(keys, Math.min(count, wanted))
  const missed = first.map((key) => Math.floor(key / rankRange))
  return { rows: Uint32Array.from(first, (key, at) => rows[key - (missed[at] as number) * rankRange] as number), missed }
}

/** If many rows match all conditions, the first are found soon: scans in sort order until there are enough. Null if there aren't. */
function rowsMeetingAll<Document>({ set, better }: FoundRows<Document>, { rows }: RowOrder, wanted: number): Uint32Array | null {
  const conditions = better.filter(({ constant }) => constant === null)
  const first = new Uint32Array(wanted)
  let found = 0
  for (let rank = 0; rank < Math.min(rows.length, maxScanned) && found < wanted; rank++) {
    const row = rows[rank] as number
    if (hasBit(set, row) && conditions.every(({ has }) => has(row))) first[found++] = row
  }
  return found === wanted ? first : null
}

/** Partitions the matching rows by one condition after another, as far as needed. */
function rankBySets<Document>(
  { live: { scratch }, set, count, better }: FoundRows<Document>,
  wanted: number,
  listRows: (part: Bits, size: number, some: number) => Uint32Array,
): Pick<BestRows, 'rows' | 'missed'> {
  const rows = new Uint32Array(Math.min(count, wanted))
  const missed = new Float64Array(rows.length)
  let length = 0
  const list = (part: Bits, size: number, at: number, missedBits: number): void => {
    if (size === 0 || length === rows.length) return
    const condition = better[at]
    if (!condition) {
      const some = listRows(part, size, rows.length - length)
      rows.set(some, length)
      missed.fill(missedBits, length, length + some.length)
      length += some.length
      return
    }
    const matched = condition.constant ?? condition.rows()
    const good = typeof matched === 'object' ? scratch.intersection(part, matched) : null
    const goodSize = good ? countBits(good) : matched === 'all' ? size : 0
    if (good && goodSize > 0 && goodSize < size) {
      list(good, goodSize, at + 1, missedBits * 2)
      if (length < rows.length) list(scratch.except(part, good), size - goodSize, at + 1, missedBits * 2 + 1)
    } else list(part, size, at + 1, missedBits * 2 + (goodSize === size ? 0 : 1))
  }
  list(set, count, 0, 0)
  return { rows, missed }
}
