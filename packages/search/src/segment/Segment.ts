import type { IndexSettings } from '../contract/SearchRecord'
import type { TextIndex } from '../text/TextIndex'
import { firstAtLeast } from '../work/firstAtLeast'
import type { Combinations } from './Combinations'
import type { FacetColumn } from './FacetColumn'
import { type NumberColumn, numberInRow } from './NumberColumn'
import type { PointColumn } from './PointColumn'
import type { RowOrder } from './RowOrder'

/** An immutable columnar set of documents. A document's index is its row. */
export interface Segment<Document> {
  readonly documents: readonly Document[]
  readonly ids: readonly string[]
  readonly byId: RowOrder
  /** In the order of the settings. */
  readonly facets: readonly FacetColumn[]
  readonly combinations: Combinations
  readonly numbers: readonly NumberColumn[]
  /** Null without a geo setting. */
  readonly points: PointColumn | null
  readonly sorts: { readonly [sort: string]: RowOrder }
  readonly text: TextIndex
}

/** Row of a document by id, the last of duplicates; -1 if there is none. */
export function findRow<Document>({ ids, byId }: Segment<Document>, id: string): number {
  const rank = firstAtLeast(ids.length, (at) => (ids[byId.rows[at] as number] as string) > id) - 1
  const row = byId.rows[rank]
  return row !== undefined && ids[row] === id ? row : -1
}

/** Compares rows of one or two segments in a sort order; never 0 for different documents. */
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
    const order = compareNumbers(numberIn(left, column, leftRow), numberIn(right, column, rightRow), descending)
    if (order !== 0) return order
  }
  return (left.ids[leftRow] as string) < (right.ids[rightRow] as string) ? -1 : 1
}

function numberIn<Document>({ numbers }: Segment<Document>, column: number, row: number): number {
  const found = numbers[column]
  return found ? numberInRow(found, row) : Number.NaN
}

/** A missing number is last in either direction. */
function compareNumbers(left: number, right: number, descending: boolean): number {
  if (left === right) return 0
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : 1
  if (Number.isNaN(right)) return -1
  return left < right === descending ? 1 : -1
}
