import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { columnTitles } from '../stock-import/stockColumns'
import { correctedRecords } from './correctedRecords'
import type { FeedContext } from './FeedContext'
import type { UnreadableRow } from './FeedRecords'
import { parseFeed } from './parseFeed'

/** Preview of the first import of a dealership without cars. */
export interface FirstStock {
  /** Rows of cars that belong to the feed. */
  readonly rows: number
  /** Cars to add, without those that wait for an answer. */
  readonly cars: number
  /** Names of the first cars. */
  readonly names: readonly string[]
  /** Number of cars by location id. */
  readonly carsByLocation: Readonly<Record<string, number>>
  /** Number of used and demo cars without a rego, by location id. */
  readonly withoutPlate: Readonly<Record<string, number>>
  /** Number of cars whose price is left out because nothing says what it includes. */
  readonly unpriced: number
  /** The first problems in row order, without unknown texts and undecided columns. */
  readonly problems: readonly FeedProblem[]
  /** Cells of the unreadable rows among them, for manual assignment to headings. */
  readonly unreadable: readonly Parted[]
}

type Parted = Pick<UnreadableRow, 'cells' | 'delimiter'> & { readonly row: number }

const mostNames = 3
const mostProblems = 50
/** Maximum problems searched for unreadable rows. */
const mostLookedThrough = 5_000
/** Maximum surplus cells of a row; with more it is another table. */
const mostSurplus = 50

/** Cells of unreadable rows, by row number. */
const partedRows = async (bytes: Uint8Array, { corrections, mapping }: FeedContext, wanted: ReadonlySet<number>): Promise<Parted[]> => {
  if (wanted.size === 0) return []
  const { headings, batches } = await correctedRecords(bytes, corrections, { headingsRow: mapping?.headingsRow })
  const found: Parted[] = []
  for await (const batch of batches)
    for (const { row, unreadable } of batch)
      if (unreadable && wanted.has(row) && unreadable.cells.length > 0 && unreadable.cells.length <= headings.length + mostSurplus)
        found.push({ row, cells: unreadable.cells, delimiter: unreadable.delimiter })
  return found
}

/** Reads a whole file to preview a first import. Rejects with a `FeedFault` if it is unreadable. */
export const firstStock = async (bytes: Uint8Array, context: FeedContext): Promise<FirstStock> => {
  const { batches, mapping, questions, columnQuestions } = await parseFeed(bytes, context)
  const names: string[] = []
  const carsByLocation: Record<string, number> = {}
  const withoutPlate: Record<string, number> = {}
  const problems: FeedProblem[] = []
  let [rows, cars, unpriced] = [0, 0, 0]
  for await (const batch of batches) {
    rows += batch.rows
    problems.push(...batch.problems.slice(0, mostLookedThrough - problems.length))
    const unpricedRows = new Set(batch.problems.flatMap(({ row, isUnpriced }) => (isUnpriced ? [row] : [])))
    for (const { row, car, isIncomplete } of batch.cars) {
      if (isIncomplete) continue
      cars++
      if (unpricedRows.has(row)) unpriced++
      if (names.length < mostNames) names.push(car.name)
      carsByLocation[car.locationId] = (carsByLocation[car.locationId] ?? 0) + 1
      if (car.carType !== 'new' && !car.regoPlate) withoutPlate[car.locationId] = (withoutPlate[car.locationId] ?? 0) + 1
    }
  }
  const keyOf = (heading: string | null, text: string) => `${heading} ${text.trim().toLowerCase()}`
  const questioned = new Set(
    questions().flatMap(({ column, text }) =>
      [...(mapping.columns[column]?.from ?? []), columnTitles[column]].map((heading) => keyOf(heading, text)),
    ),
  )
  for (const { heading } of columnQuestions()) questioned.add(keyOf(heading, ''))
  const others = problems.filter(({ heading, value }) => !questioned.has(keyOf(heading, value)))
  const shown = others.slice(0, mostProblems)
  const unreadable = await partedRows(bytes, context, new Set(shown.filter(({ heading }) => heading === null).map(({ row }) => row)))
  return { rows, cars, names, carsByLocation, withoutPlate, unpriced, problems: shown, unreadable }
}
