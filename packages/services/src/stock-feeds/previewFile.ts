import type { FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { columnTitles, type ImportColumn } from '../stock-import/stockColumns'
import { type AddedColumn, addedColumns } from './addedColumns'
import type { ColumnQuestion } from './ColumnQuestion'
import { correctedRecords } from './correctedRecords'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import type { FeedQuestion } from './FeedQuestion'
import { FeedFault, type FeedRecord, type TableTop } from './FeedRecords'
import { formatColumn } from './formatColumn'
import { mappedLine } from './mappedLine'
import { parseFeed } from './parseFeed'
import { mappingFor, suggestedMapping } from './suggestedMapping'

/** Result of one cell. */
export interface PreviewCell {
  readonly column: ImportColumn
  /** Raw text. */
  readonly raw: string
  /** Value of the car, formatted; null for none. */
  readonly becomes: string | null
  /** Why the value is refused, one sentence; null if accepted. */
  readonly problem: string | null
}

/** Result of one row. */
export interface PreviewRow {
  readonly row: number
  /** Raw text by heading. */
  readonly raw: Readonly<Record<string, string>>
  readonly cells: readonly PreviewCell[]
  /** Why the row is refused, one sentence. */
  readonly refused: string | null
  /** Whether its car waits for an answer. */
  readonly waits: boolean
  /** Whether the mapping's conditions skip the row. */
  readonly isSkipped: boolean
  readonly photos: number
}

/** Preview of a file: headings, mapping, and the results of its first rows. */
export interface FeedPreview {
  readonly headings: readonly string[]
  /** The first rows of a table, of which a user can choose the headings; null for other formats. */
  readonly top: TableTop | null
  /** Unread headings. */
  readonly unread: readonly string[]
  /** The fields that unread headings seem to be, by heading; they aren't read before a user chooses them. */
  readonly added: Readonly<Record<string, AddedColumn>>
  readonly mapping: FeedMapping
  /** Why the mapping can't read the file, one sentence. */
  readonly problem: string | null
  readonly rows: readonly PreviewRow[]
  /** Unknown texts of the whole file, once per column and text. */
  readonly questions: readonly FeedQuestion[]
  /** Unread columns of the whole file to be decided about. */
  readonly columnQuestions: readonly ColumnQuestion[]
  /** Number of skipped trailing rows that are not cars, such as totals. */
  readonly skippedRows: number
}

const mostRows = 20
const longestRaw = 400

const rawOf = ({ values }: FeedRecord, headings: readonly string[]) =>
  Object.fromEntries(
    headings.flatMap((heading) => {
      const text = values.get(heading)
      return text ? [[heading, text.slice(0, longestRaw)]] : []
    }),
  )

/**
 * Previews the first rows of a file with the context's mapping, or with a suggested one. Needs no feed yet. Rejects with a `FeedFault` if
 * the file is unreadable.
 */
export const previewFile = async (bytes: Uint8Array, context: FeedContext): Promise<FeedPreview> => {
  const options = { headingsRow: context.mapping?.headingsRow }
  const { headings, batches, top } = await correctedRecords(bytes, context.corrections, options)
  const first: FeedRecord[] = []
  for await (const batch of batches) {
    first.push(...batch.slice(0, mostRows))
    break
  }
  const used = await mappingFor(context.mapping, { headings, top }, async (heading) => first.map(({ values }) => values.get(heading) ?? ''))
  const reading = await parseFeed(bytes, { ...context, mapping: used }).catch((error: unknown) => {
    if (error instanceof FeedFault) return error
    throw error
  })
  const isRead = !(reading instanceof FeedFault)
  const last = first.at(-1)?.row ?? 0
  const cars = new Map<number, FeedCar>()
  const problems: FeedProblem[] = []
  // Reads to the end to detect a truncated file.
  for await (const batch of isRead ? reading.batches : []) {
    for (const car of batch.cars) if (car.row <= last) cars.set(car.row, car)
    problems.push(...batch.problems.filter(({ row }) => row <= last))
  }
  const columns = (Object.keys(columnTitles) as ImportColumn[]).flatMap((column) => {
    const source = used.columns[column]
    return source ? [[column, source] as const] : []
  })

  const unread = isRead ? reading.unread : suggestedMapping(headings).left
  return {
    headings,
    top: top ?? null,
    unread,
    added: addedColumns(headings, used, unread),
    mapping: used,
    problem: isRead ? null : reading.problem,
    questions: isRead ? reading.questions() : [],
    columnQuestions: isRead ? reading.columnQuestions() : [],
    skippedRows: isRead ? reading.skippedRows() : 0,
    rows: first.map((record) => {
      const car = cars.get(record.row)
      const rowProblems = problems.filter(({ row }) => row === record.row)
      return {
        row: record.row,
        raw: rawOf(record, headings),
        cells: columns.map(([column, { from }]) => ({
          column,
          raw: from
            .flatMap((heading) => record.values.get(heading) || [])
            .join(' · ')
            .slice(0, longestRaw),
          becomes: car ? formatColumn(column, car, { ...context, country: context.country ?? 'AU' }) : null,
          problem:
            rowProblems.find(({ heading }) => heading !== null && (from.includes(heading) || heading === columnTitles[column]))?.message ??
            null,
        })),
        refused: rowProblems.find(({ refused }) => refused)?.message ?? null,
        waits: (car?.isIncomplete === true && car.car.status === 'draft') || rowProblems.some(({ waits }) => waits),
        isSkipped: mappedLine(record, used) === null,
        photos: car?.photos?.length ?? 0,
      }
    }),
  }
}
