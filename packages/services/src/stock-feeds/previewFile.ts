import type { FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { columnTitles, type ImportColumn } from '../stock-import/stockColumns'
import { correctedRecords } from './correctedRecords'
import type { FeedMapping } from './FeedMapping'
import type { FeedQuestion } from './FeedQuestion'
import { FeedFault, type FeedRecord } from './FeedRecords'
import { formatColumn } from './formatColumn'
import { mappedLine } from './mappedLine'
import { type FeedContext, parseFeed } from './parseFeed'
import { suggestedMapping } from './suggestedMapping'

/** What becomes of one field of a row. */
export interface PreviewCell {
  readonly column: ImportColumn
  /** What stands in the file. */
  readonly raw: string
  /** What the car has of it, in words; null where nothing. */
  readonly becomes: string | null
  /** Why it can't be taken, in a sentence; null where it can. */
  readonly problem: string | null
}

/** What becomes of one row of a file. */
export interface PreviewRow {
  readonly row: number
  /** By heading, as the file has it. */
  readonly raw: Readonly<Record<string, string>>
  readonly cells: readonly PreviewCell[]
  /** Why the row gives no car, in a sentence. */
  readonly refused: string | null
  /** Whether its car isn't added before a question is answered. */
  readonly waits: boolean
  /** Whether the mapping says that it is no car of this feed. */
  readonly isPassedOver: boolean
  readonly photos: number
}

/** How a file is read: its headings, the mapping, and its first rows with what becomes of them. */
export interface FeedPreview {
  readonly headings: readonly string[]
  /** Headings nothing is taken from. */
  readonly unread: readonly string[]
  readonly mapping: FeedMapping
  /** What keeps the file from being read by this mapping, in a sentence. */
  readonly problem: string | null
  readonly rows: readonly PreviewRow[]
  /** What is not understood in the whole file, each text of a column once. */
  readonly questions: readonly FeedQuestion[]
  /** How many rows below the cars, such as totals, are about none and are left out. */
  readonly passedOver: number
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
 * Reads the first rows of a file by the mapping of its context; without one, by what is known of the headings. It needs no feed: a file can
 * be looked at before there is one. Rejects with a `FeedFault` where a file can't be read at all.
 */
export const previewFile = async (bytes: Uint8Array, context: FeedContext): Promise<FeedPreview> => {
  const { headings, batches } = await correctedRecords(bytes, context.corrections)
  const used = context.mapping ?? suggestedMapping(headings).mapping
  const first: FeedRecord[] = []
  for await (const batch of batches) {
    first.push(...batch.slice(0, mostRows))
    break
  }
  const reading = await parseFeed(bytes, { ...context, mapping: used }).catch((error: unknown) => {
    if (error instanceof FeedFault) return error
    throw error
  })
  const isRead = !(reading instanceof FeedFault)
  const last = first.at(-1)?.row ?? 0
  const cars = new Map<number, FeedCar>()
  const problems: FeedProblem[] = []
  // It is read to its end: whether a file was cut off is seen there.
  for await (const batch of isRead ? reading.batches : []) {
    for (const car of batch.cars) if (car.row <= last) cars.set(car.row, car)
    problems.push(...batch.problems.filter(({ row }) => row <= last))
  }
  const columns = (Object.keys(columnTitles) as ImportColumn[]).flatMap((column) => {
    const source = used.columns[column]
    return source ? [[column, source] as const] : []
  })

  return {
    headings,
    unread: isRead ? reading.unread : suggestedMapping(headings).left,
    mapping: used,
    problem: isRead ? null : reading.problem,
    questions: isRead ? reading.questions() : [],
    passedOver: isRead ? reading.passedOver() : 0,
    rows: first.map((record) => {
      const car = cars.get(record.row)
      const told = problems.filter(({ row }) => row === record.row)
      return {
        row: record.row,
        raw: rawOf(record, headings),
        cells: columns.map(([column, { from }]) => ({
          column,
          raw: from
            .flatMap((heading) => record.values.get(heading) || [])
            .join(' · ')
            .slice(0, longestRaw),
          becomes: car ? formatColumn(column, car, context.places ?? []) : null,
          problem:
            told.find(({ heading }) => heading !== null && (from.includes(heading) || heading === columnTitles[column]))?.says ?? null,
        })),
        refused: told.find(({ refused }) => refused)?.says ?? null,
        waits: car?.isIncomplete === true || told.some(({ refused, waits }) => refused && waits),
        isPassedOver: mappedLine(record, used) === null,
        photos: car?.photos?.length ?? 0,
      }
    }),
  }
}
