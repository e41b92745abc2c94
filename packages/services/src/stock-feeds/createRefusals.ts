import type { LineValues } from '../stock-import/ColumnValues'
import type { LineProblem } from '../stock-import/checks/CheckedRow'
import type { NamesMeant } from '../stock-import/namesMeant'
import { columnTitles, type ImportColumn } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import type { FeedQuestions } from './FeedQuestion'
import { type FileEvidence, stockNumberKey } from './fileEvidence'
import type { Row } from './rowProblems'

/** Columns without which a row is no car. */
export const identityColumns = ['stockNumber', 'make', 'model', 'year'] as const

const listFormat = new Intl.ListFormat('en-AU')

/** The identity columns that a row lacks. */
export const missingColumns = (values: LineValues) => identityColumns.filter((column) => values[column] === undefined)

/** Creates the function that says whether a row is refused, and reports why. */
export const createRefusals = (mapping: FeedMapping, names: NamesMeant, questions: FeedQuestions) => {
  /** Makes from a user's answers, which need no further question. */
  const answeredMakes = new Set(mapping.columns.make?.steps.flatMap((step) => (step.do === 'lookup' ? Object.values(step.table) : [])))
  const rowOfStockNumber = new Map<string, number>()
  /** Location of each stock number in a file with locations. Equal texts are one string, for files of 100,000 rows. */
  const locationOfStockNumber = new Map<string, string>()
  const locations = new Map<string, string>()
  /** Why a stock number can't be used twice. Locations that number their cars themselves need it joined with the location. */
  const duplicate = (stockNumber: string, row: number, before: string | undefined, location: string | undefined) => {
    const [ofLocation, ofNumber] = [mapping.columns.location?.from[0], mapping.columns.stockNumber?.from[0]]
    return before === undefined || location === undefined || before === location
      ? `The stock number ${stockNumber} is already on row ${row}.`
      : `The stock number ${stockNumber} is already on row ${row}, of a car at “${before}”. If each location has its own numbers, read the stock number from “${ofLocation}” and “${ofNumber}” together.`
  }
  return (
    { record, stockLine, own, values, isUnavailable, written, report }: Row,
    found: readonly LineProblem[],
    conflictOf: FileEvidence['conflictOf'],
  ) => {
    const stockNumber = own.stockNumber ?? null
    const key = stockNumberKey(stockNumber)
    const refuse = (column: ImportColumn | null, message: string, isNotForSale = isUnavailable) => {
      report(column, message, { refused: true, ...(isNotForSale && { isGone: true }) })
      return true
    }
    const spoiled = found.find(({ effect }) => effect === 'refused')
    if (spoiled?.choices) {
      const { column, choices, message } = spoiled
      questions.ask(column, written(column), { choices, suggestion: choices.length === 1 ? (choices[0] ?? null) : null })
      report(column, message, { refused: true, waits: true, ...(isUnavailable && { isGone: true }) })
      return true
    }
    if (spoiled) return refuse(spoiled.column, spoiled.message)
    const missing = missingColumns(own)
    if (missing.length > 0)
      return refuse(
        missing[0] ?? null,
        `The ${listFormat.format(missing.map((column) => columnTitles[column].toLowerCase()))} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      )
    const earlier = rowOfStockNumber.get(key)
    const { location } = own
    if (earlier !== undefined)
      return refuse('stockNumber', duplicate(String(stockNumber), earlier, locationOfStockNumber.get(key), location), false)
    const conflict = conflictOf(stockLine, record.row, key)
    if (conflict !== null) return refuse('stockNumber', conflict.message, conflict.isGone)
    const doubt = answeredMakes.has(own.make ?? '') ? null : names.doubtOf(values.make ?? '')
    if (doubt !== null) {
      const { suggestion } = doubt
      questions.ask('make', written('make'), { suggestion })
      report('make', `“${own.make}” isn’t a make we know. ${suggestion === null ? 'Which make is it?' : `Did you mean ${suggestion}?`}`, {
        refused: true,
        waits: true,
        ...(isUnavailable && { isGone: true }),
      })
      return true
    }
    rowOfStockNumber.set(key, record.row)
    if (location !== undefined) {
      if (!locations.has(location)) locations.set(location, location)
      locationOfStockNumber.set(key, locations.get(location) ?? location)
    }
    return false
  }
}
