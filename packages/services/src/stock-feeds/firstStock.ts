import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { columnTitles } from '../stock-import/stockColumns'
import { correctedRecords } from './correctedRecords'
import type { UnreadableRow } from './FeedRecords'
import { type FeedContext, parseFeed } from './parseFeed'

/** What a file adds to a dealership that has no cars yet. */
export interface FirstStock {
  /** Rows that are about a car of the feed. */
  readonly rows: number
  /** Cars that are added; a car that waits for an answer is none yet. */
  readonly cars: number
  /** What the first of them are called. */
  readonly names: readonly string[]
  /** By id of a location: how many of them are there. */
  readonly carsByPlace: Readonly<Record<string, number>>
  /** What is wrong with its rows, in their order, but for texts that are asked about: the first of them. */
  readonly problems: readonly FeedProblem[]
  /** Of those rows that can't be read their cells as the file parts them, for a person to put under the headings. */
  readonly unreadable: readonly Parted[]
}

type Parted = Pick<UnreadableRow, 'cells' | 'delimiter'> & { readonly row: number }

const mostNames = 3
const mostProblems = 50
/** Problems that are looked through for those. */
const mostLookedThrough = 5_000
/** Cells that no heading is left for: a row with more of them is another table. */
const mostSurplus = 50

/** The cells of rows that can't be read, by their rows. */
const partedRows = async (bytes: Uint8Array, { corrections }: FeedContext, wanted: ReadonlySet<number>): Promise<Parted[]> => {
  if (wanted.size === 0) return []
  const { headings, batches } = await correctedRecords(bytes, corrections)
  const found: Parted[] = []
  for await (const batch of batches)
    for (const { row, unreadable } of batch)
      if (unreadable && wanted.has(row) && unreadable.cells.length > 0 && unreadable.cells.length <= headings.length + mostSurplus)
        found.push({ row, cells: unreadable.cells, delimiter: unreadable.delimiter })
  return found
}

/** Reads a file to its end, to say what it adds to an empty stock. Rejects with a `FeedFault` where it can't be read at all. */
export const firstStock = async (bytes: Uint8Array, context: FeedContext): Promise<FirstStock> => {
  const { batches, mapping, questions } = await parseFeed(bytes, context)
  const names: string[] = []
  const carsByPlace: Record<string, number> = {}
  const problems: FeedProblem[] = []
  let [rows, cars] = [0, 0]
  for await (const batch of batches) {
    rows += batch.rows
    problems.push(...batch.problems.slice(0, mostLookedThrough - problems.length))
    for (const { car, isIncomplete } of batch.cars) {
      if (isIncomplete) continue
      cars++
      if (names.length < mostNames) names.push(car.name)
      carsByPlace[car.locationId] = (carsByPlace[car.locationId] ?? 0) + 1
    }
  }
  const keyOf = (heading: string | null, text: string) => `${heading} ${text.trim().toLowerCase()}`
  const asked = new Set(
    questions().flatMap(({ column, text }) =>
      [...(mapping.columns[column]?.from ?? []), columnTitles[column]].map((heading) => keyOf(heading, text)),
    ),
  )
  const others = problems.filter(({ heading, value }) => !asked.has(keyOf(heading, value)))
  const shown = others.slice(0, mostProblems)
  const unreadable = await partedRows(bytes, context, new Set(shown.filter(({ heading }) => heading === null).map(({ row }) => row)))
  return { rows, cars, names, carsByPlace, problems: shown, unreadable }
}
