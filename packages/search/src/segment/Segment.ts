import type { FacetValues } from '../engine/FacetValues'
import type { IndexSettings, SearchRecord, SortKey } from '../engine/SearchRecord'
import { type TextIndex, TextIndexBuilder } from '../text/TextIndex'
import { mergeSort } from '../work/mergeSort'
import type { Work } from '../work/Work'
import { buildCombinations, type Combinations } from './Combinations'
import { type FacetColumn, FacetColumnBuilder } from './FacetColumn'
import { firstAtLeast } from './firstAtLeast'
import { buildNumberColumn, type NumberColumn, numberOf } from './NumberColumn'

/** The same rows in one order: who is at each rank, and which rank each has. */
export interface RowOrder {
  readonly rows: Uint32Array
  readonly ranks: Uint32Array
}

/** Documents in columns, never changed once built. A document's number in it is its row. */
export interface Segment<Document> {
  readonly documents: readonly Document[]
  readonly ids: readonly string[]
  readonly byId: RowOrder
  /** In the order of the settings' facets and numbers. */
  readonly facets: readonly FacetColumn[]
  readonly combinations: Combinations
  readonly numbers: readonly NumberColumn[]
  readonly sorts: { readonly [sort: string]: RowOrder }
  readonly text: TextIndex
}

export function* buildSegment<Document>(
  documents: readonly Document[],
  read: (document: Document) => SearchRecord,
  settings: IndexSettings,
  values: FacetValues,
): Work<Segment<Document>> {
  const rows = documents.length
  const ids: string[] = []
  const facetBuilders = settings.facets.map((_, facet) => new FacetColumnBuilder(values, facet))
  const numberValues = settings.numbers.map(() => new Float64Array(rows))
  const textBuilder = new TextIndexBuilder(settings.searchable, settings.codes)
  for (let row = 0; row < rows; row++) {
    const record = read(documents[row] as Document)
    ids.push(record.objectID)
    settings.facets.forEach((attribute, facet) => {
      facetBuilders[facet]?.add(record[attribute])
    })
    settings.numbers.forEach((attribute, index) => {
      ;(numberValues[index] as Float64Array)[row] = numberOf(record[attribute])
    })
    textBuilder.add(record, row)
    if (row % 64 === 0) yield
  }

  const facets: FacetColumn[] = []
  for (const builder of facetBuilders) facets.push(yield* builder.done())
  yield* values.order()
  const combinations = yield* buildCombinations(facets, rows)
  const numbers: NumberColumn[] = []
  for (const column of numberValues) numbers.push(yield* buildNumberColumn(column))
  const byId = yield* orderRows(rows, (left, right) => {
    const [a, b] = [ids[left] as string, ids[right] as string]
    return a < b ? -1 : a > b ? 1 : left - right
  })
  const sorts: { [sort: string]: RowOrder } = {}
  for (const [sort, { keys }] of Object.entries(settings.sorts)) {
    const compare = compareBy(keys, settings, numbers)
    sorts[sort] = yield* orderRows(
      rows,
      (left, right) => compare(left, right) || (byId.ranks[left] as number) - (byId.ranks[right] as number),
    )
  }
  return { documents, ids, byId, facets, combinations, numbers, sorts, text: yield* textBuilder.done(rows) }
}

/** -1: no document of that id. Where several have it, the last. */
export function rowOf<Document>({ ids, byId }: Segment<Document>, id: string): number {
  const rank = firstAtLeast(ids.length, (at) => (ids[byId.rows[at] as number] as string) > id) - 1
  const row = byId.rows[rank]
  return row !== undefined && ids[row] === id ? row : -1
}

/** Compares rows of two segments, or of one, in a sort's order; never 0 for different documents. */
export function compareRows<Document>(
  sort: string,
  settings: IndexSettings,
  left: Segment<Document>,
  leftRow: number,
  right: Segment<Document>,
  rightRow: number,
): number {
  for (const { attribute, descending } of settings.sorts[sort]?.keys ?? []) {
    const column = settings.numbers.indexOf(attribute)
    const order = compareNumbers(
      left.numbers[column]?.values[leftRow] ?? Number.NaN,
      right.numbers[column]?.values[rightRow] ?? Number.NaN,
      descending,
    )
    if (order !== 0) return order
  }
  return (left.ids[leftRow] as string) < (right.ids[rightRow] as string) ? -1 : 1
}

function compareBy(keys: readonly SortKey[], settings: IndexSettings, numbers: readonly NumberColumn[]) {
  const columns = keys.flatMap(({ attribute, descending }) => {
    const column = numbers[settings.numbers.indexOf(attribute)]
    return column ? [{ values: column.values, descending }] : []
  })
  return (left: number, right: number): number => {
    for (const { values, descending } of columns) {
      const order = compareNumbers(values[left] as number, values[right] as number, descending)
      if (order !== 0) return order
    }
    return 0
  }
}

/** A missing number comes last in either direction. */
function compareNumbers(left: number, right: number, descending: boolean): number {
  if (left === right) return 0
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1
  if (Number.isNaN(right)) return -1
  return left < right === descending ? 1 : -1
}

function* orderRows(count: number, compare: (left: number, right: number) => number): Work<RowOrder> {
  const all = new Uint32Array(count)
  for (let row = 0; row < count; row++) all[row] = row
  const rows = yield* mergeSort(all, compare)
  const ranks = new Uint32Array(count)
  for (let rank = 0; rank < count; rank++) ranks[rows[rank] as number] = rank
  return { rows, ranks }
}
