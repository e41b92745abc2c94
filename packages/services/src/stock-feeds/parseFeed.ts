import type { FeedBatch, FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { columnTitles } from '../stock-import/stockColumns'
import type { ColumnQuestion } from './ColumnQuestion'
import { correctedRecords } from './correctedRecords'
import { identityColumns } from './createRefusals'
import { createRowReader } from './createRowReader'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import type { FeedQuestion } from './FeedQuestion'
import { FeedFault, type FeedRecord } from './FeedRecords'
import { createFileEvidence, type FileEvidence, fileEvidence, noEvidence, type PartialEvidence, RereadRequired } from './fileEvidence'
import { mappingFor } from './suggestedMapping'
import { unreadHeadings } from './unreadHeadings'

/** A feed being read. */
export interface FeedReadOptions {
  readonly headings: readonly string[]
  /** Unread headings. */
  readonly unread: readonly string[]
  readonly mapping: FeedMapping
  /** Streams the rows once, in batches. Rejects with a `FeedFault` if the file is invalid. */
  readonly batches: AsyncIterable<FeedBatch>
  /** Unknown texts, to be answered once for the feed; complete after the last batch. */
  readonly questions: () => readonly FeedQuestion[]
  /** Unread columns to be decided about once for the feed; complete after the last batch. */
  readonly columnQuestions: () => readonly ColumnQuestion[]
  /** Number of skipped trailing rows that are not cars, such as totals. Final once the batches have ended. */
  skippedRows(): number
}

const listFormat = new Intl.ListFormat('en-AU')

async function* batchesOf(
  records: AsyncIterable<readonly FeedRecord[]>,
  readRow: ReturnType<typeof createRowReader>['read'],
  readEvidence: () => Promise<{ readonly evidence: FileEvidence; readonly soFar?: PartialEvidence }>,
): AsyncGenerator<FeedBatch> {
  const { evidence, soFar } = await readEvidence()
  for await (const batch of records) {
    const cars: FeedCar[] = []
    const problems: FeedProblem[] = []
    let rows = 0
    for (const record of batch) {
      const car = readRow(record, problems, evidence, soFar)
      if (car === 'skipped') continue
      rows++
      if (car !== 'refused') cars.push(car)
    }
    yield { cars, problems, rows }
  }
  if (soFar?.matters) throw new RereadRequired(soFar)
}

/**
 * Parses a dealer's feed of any format into cars and problems by row. A row without an essential value is refused; an unreadable field is
 * omitted, and the car keeps its previous value (ENT-01). Rejects with a `FeedFault`.
 */
export const parseFeed = async (bytes: Uint8Array, context: FeedContext): Promise<FeedReadOptions> => {
  const options = { headingsRow: context.mapping?.headingsRow }
  const records = () => correctedRecords(bytes, context.corrections, options)
  const { headings, top, batches, notes, title, skippedRows } = await records()
  const firstValues = async (heading: string): Promise<readonly string[]> => {
    for await (const batch of (await records()).batches) return batch.map(({ values }) => values.get(heading) ?? '')
    return []
  }
  const mapping = await mappingFor(context.mapping, { headings, top }, firstValues)
  const missing = identityColumns.filter((column) => !mapping.columns[column])
  if (missing.length > 0)
    throw new FeedFault(`It is not clear which heading is ${listFormat.format(missing.map((column) => `“${columnTitles[column]}”`))}.`)
  const unread = unreadHeadings(headings, mapping)
  const { read, readColumn, questions, columnQuestions, ...ofRows } = createRowReader(context, mapping, { headings, notes, title })
  const readEvidence = async () => {
    if (context.evidence === 'ifNeeded') return { evidence: noEvidence, soFar: createFileEvidence(mapping, readColumn, context.now) }
    const ahead = async () => fileEvidence((await records()).batches, mapping, context.now, context.country, ofRows)
    return { evidence: context.evidence ?? (await ahead()) }
  }
  return {
    headings,
    unread,
    mapping,
    batches: batchesOf(batches, read, readEvidence),
    questions,
    columnQuestions,
    skippedRows,
  }
}
