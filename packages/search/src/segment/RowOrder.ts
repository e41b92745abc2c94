import { mergeSort } from '../work/mergeSort'
import type { Work } from '../work/Work'
import type { NumberColumn } from './NumberColumn'

/** A sort order of a segment's rows: row by rank, and rank by row. */
export interface RowOrder {
  readonly rows: Uint32Array
  readonly ranks: Uint32Array
}

export interface OrderKey {
  readonly column: NumberColumn
  readonly descending: boolean
}

/** Order by document id; ties by row. */
export function* orderById(ids: readonly string[]): Work<RowOrder> {
  const all = new Uint32Array(ids.length)
  let isOrdered = true
  for (let row = 0; row < all.length; row++) {
    all[row] = row
    if (isOrdered && row > 0) isOrdered = (ids[row - 1] as string) <= (ids[row] as string)
    if (row % 8192 === 0) yield
  }
  const compare = (left: number, right: number) => {
    const [a, b] = [ids[left] as string, ids[right] as string]
    return a < b ? -1 : a > b ? 1 : left - right
  }
  return withRanks(isOrdered ? all : yield* mergeSort(all, compare))
}

/** Order by the first key, then the next ones, then id. A missing number is last in either direction. */
export function* orderByKeys(byId: RowOrder, keys: readonly OrderKey[]): Work<RowOrder> {
  let { rows } = byId
  // Stable sorts, so the least significant key comes first.
  for (let key = keys.length - 1; key >= 0; key--) rows = yield* reorder(rows, keys[key] as OrderKey)
  yield
  return withRanks(rows)
}

/** Stable counting sort by one key, over its distinct values. */
function* reorder(rows: Uint32Array, { column: { values, order }, descending }: OrderKey): Work<Uint32Array> {
  const count = rows.length
  const places = new Uint32Array(count).fill(count)
  let last = 0
  for (let at = 0; at < order.length; at++) {
    const row = order[at] as number
    if (at > 0 && values[row] !== values[order[at - 1] as number]) last++
    places[row] = last
  }
  yield
  for (let row = 0; row < count; row++) {
    const place = places[row] as number
    places[row] = place === count ? last + 1 : descending ? last - place : place
  }
  yield
  const starts = new Uint32Array(last + 3)
  for (let row = 0; row < count; row++) {
    const after = (places[row] as number) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let index = 1; index < starts.length; index++) starts[index] = (starts[index] as number) + (starts[index - 1] as number)
  yield
  const ordered = new Uint32Array(count)
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const place = places[row] as number
    const start = starts[place] as number
    ordered[start] = row
    starts[place] = start + 1
  }
  yield
  return ordered
}

function withRanks(rows: Uint32Array): RowOrder {
  const ranks = new Uint32Array(rows.length)
  for (let rank = 0; rank < rows.length; rank++) ranks[rows[rank] as number] = rank
  return { rows, ranks }
}
