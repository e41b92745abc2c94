import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import { TextIndexBuilder } from '../text/TextIndex'
import { GrowingNumbers } from '../work/GrowingList'
import type { Work } from '../work/Work'
import { buildCombinations } from './Combinations'
import { type FacetColumn, FacetColumnBuilder } from './FacetColumn'
import type { FacetValues } from './FacetValues'
import { buildNumberColumn, columnNumber, type NumberColumn } from './NumberColumn'
import { buildPointColumn } from './PointColumn'
import { type OrderKey, orderById, orderByKeys, type RowOrder } from './RowOrder'
import type { Segment } from './Segment'

const recordsAtOnce = 64

/** Builds a segment from documents added in batches. Records are read once and not stored. */
export class SegmentBuilder<Document> {
  private readonly documents: Document[] = []
  private readonly ids: string[] = []
  private readonly facets: readonly FacetColumnBuilder[]
  private readonly numbers: readonly GrowingNumbers[]
  private readonly text: TextIndexBuilder

  constructor(
    private readonly read: (document: Document) => SearchRecord,
    private readonly settings: IndexSettings,
    private readonly values: FacetValues,
  ) {
    this.facets = settings.facets.map((_, facet) => new FacetColumnBuilder(values, facet))
    this.numbers = settings.numbers.map(() => new GrowingNumbers())
    this.text = new TextIndexBuilder(settings.searchable, settings.codes)
  }

  *add(documents: readonly Document[]): Work<void> {
    const { settings, facets, numbers } = this
    for (let start = 0; start < documents.length; start += recordsAtOnce) {
      const records: SearchRecord[] = []
      for (let at = start; at < Math.min(documents.length, start + recordsAtOnce); at++) {
        const document = documents[at] as Document
        const record = this.read(document)
        this.text.add(record, this.ids.length)
        this.documents.push(document)
        this.ids.push(record.objectID)
        records.push(record)
      }
      // By attribute rather than by document: reading the same property repeatedly is faster.
      for (let facet = 0; facet < facets.length; facet++) {
        const attribute = settings.facets[facet] as string
        const builder = facets[facet] as FacetColumnBuilder
        for (const record of records) builder.add(record[attribute])
      }
      for (let index = 0; index < numbers.length; index++) {
        const attribute = settings.numbers[index] as string
        const column = numbers[index] as GrowingNumbers
        for (const record of records) column.push(columnNumber(record[attribute]))
      }
      yield
    }
  }

  *done(): Work<Segment<Document>> {
    const { documents, ids, settings, values } = this
    const rows = ids.length
    const facets: FacetColumn[] = []
    for (const builder of this.facets) facets.push(yield* builder.done())
    yield* values.order()
    const combinations = yield* buildCombinations(facets, rows)
    const numbers: NumberColumn[] = []
    for (const column of this.numbers) numbers.push(yield* buildNumberColumn(column.done()))
    const byId = yield* orderById(ids)
    const sorts: { [sort: string]: RowOrder } = {}
    for (const [sort, { keys }] of Object.entries(settings.sorts)) {
      const known = keys.flatMap(({ attribute, descending }): OrderKey[] => {
        const column = numbers[settings.numbers.indexOf(attribute)]
        return column ? [{ column, descending }] : []
      })
      sorts[sort] = yield* orderByKeys(byId, known)
    }
    const column = (attribute: string) => numbers[settings.numbers.indexOf(attribute)]
    const points = settings.point ? yield* buildPointColumn(rows, column(settings.point.latitude), column(settings.point.longitude)) : null
    return { documents, ids, byId, facets, combinations, numbers, points, sorts, text: yield* this.text.done(rows) }
  }
}

/** Builds a segment from all documents. */
export function* buildSegment<Document>(
  documents: readonly Document[],
  read: (document: Document) => SearchRecord,
  settings: IndexSettings,
  values: FacetValues,
): Work<Segment<Document>> {
  const builder = new SegmentBuilder(read, settings, values)
  yield* builder.add(documents)
  return yield* builder.done()
}
