import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { memoised } from '@forecourt/schema/memoised'
import type { LineValues } from '../stock-import/ColumnValues'
import { wordNotUnderstood } from '../stock-import/cells/readVocabulary'
import type { ParsedLine } from '../stock-import/checks/CheckedRow'
import { isWordColumn } from '../stock-import/columnVocabularies'
import { matchPlace } from '../stock-import/matchPlace'
import { parseDay } from '../stock-import/parseDay'
import { maskPersons } from '../stock-import/remarks/personalDetails'
import { goneNoteSays, isForSale, isNoPlace } from '../stock-import/remarks/saleNotes'
import { columnTitles, type ImportColumn, isOfBuyer, type StockLine, saleColumns } from '../stock-import/stockColumns'
import type { Section } from './createSections'
import type { FeedContext } from './FeedContext'
import { anyDate, anyText, type FeedMapping } from './FeedMapping'
import type { FeedQuestions } from './FeedQuestion'
import type { FeedRecord } from './FeedRecords'
import { headingFound, questionText } from './mappedLine'

export const longestValue = 120

/** A car can't be advertised without these: a new one is not added, one in stock is taken off the website. */
const required: readonly ImportColumn[] = ['carType', 'isNew', 'isUsed', 'itemType', 'demo']

/** Statuses of cars that aren’t advertised, about which nothing needs to be asked. */
export const off: readonly LineValues['status'][] = ['sold', 'withdrawn', 'draft']

/** `isPersonal`: the text may name a person, and is not stored. */
type ReportProblem = (
  column: ImportColumn | null,
  message: string,
  is: Pick<FeedProblem, 'refused' | 'waits' | 'isGone'> & { readonly isPersonal?: boolean },
) => void

/** A parsed row. */
export interface Row {
  readonly record: FeedRecord
  readonly stockLine: StockLine
  /** The values as parsed, and with corrected names of makes and models. */
  readonly own: LineValues
  readonly values: LineValues
  /** The unmapped heading whose cell marks the car as not for sale. */
  readonly note: string | undefined
  /** Whether a person decided that cars with its text wait. */
  readonly isHeld: boolean
  /** Whether the row marks its car as not for sale, or may do so. */
  readonly isUnavailable: boolean
  /** The raw text of a column. */
  readonly written: (column: ImportColumn) => string
  readonly report: ReportProblem
}

/** Columns of numbers that may look like a phone number. */
const identity: readonly ImportColumn[] = ['stockNumber', 'vin']
const maskUnless = (isIdentity: boolean, text: string): string => (isIdentity ? text : maskPersons(text))

/** Creates the functions that report problems of a row, with their heading and raw text. */
export const createRowReport = (
  { record, stockLine, own }: Pick<Row, 'record' | 'stockLine' | 'own'>,
  mapping: FeedMapping,
  problems: FeedProblem[],
): Pick<Row, 'written' | 'report'> => {
  const written = (column: ImportColumn): string => {
    const source = mapping.columns[column]
    return stockLine[column] === undefined || !source ? '' : questionText(source, record.values)
  }
  const report: ReportProblem = (column, message, { isPersonal = false, ...is }) => {
    const source = column === null ? undefined : mapping.columns[column]
    const isIdentity = column !== null && identity.includes(column)
    problems.push({
      row: record.row,
      stockNumber: own.stockNumber ?? null,
      heading: column === null ? null : ((source && headingFound(source, record.values)) ?? columnTitles[column]),
      value: column === null || isPersonal ? '' : maskUnless(isIdentity, written(column)).slice(0, longestValue),
      message: maskUnless(isIdentity, message),
      ...is,
    })
  }
  return { written, report }
}

/**
 * Creates the function that reports the problems of a row that isn't refused, and asks for unknown texts. It returns the columns whose
 * values are not used, and whether a value is missing without which a car can't be advertised.
 */
export const createProblemReports = ({ places = [], priceType }: FeedContext, mapping: FeedMapping, questions: FeedQuestions) => {
  const placeNames = places.flatMap(({ called }) => called.slice(0, 1))
  const isPlace = memoised((text: string) => matchPlace(text, places) !== null, 1_000)
  const isUnderBuyer = (column: ImportColumn, { values }: FeedRecord): boolean =>
    mapping.columns[column]?.from.some((heading) => values.get(heading) && isOfBuyer(heading)) ?? false
  return ({ record, stockLine, values, note, isHeld, written, report }: Row, found: ParsedLine['problems'], section: Section | null) => {
    const ignored = new Set<ImportColumn>()
    let isIncomplete = false
    const isSold = values.status === 'sold' || values.status === 'withdrawn'
    for (const { column, message, effect, isWord, choices, isCleared } of found) {
      // A buyer’s name changes nothing about a car that is sold.
      if (isSold && isWord && (column === 'sold' || column === 'reserved')) continue
      const text = written(column)
      const isDates = isWord && saleColumns.includes(column) && text.split('\n').some((each) => parseDay(each) !== null)
      const isBuyer = isWord && !isDates && (column === 'sold' || column === 'reserved') && isUnderBuyer(column, record)
      if (isWord || choices)
        questions.ask(column, isDates ? anyDate : isBuyer ? anyText : text, { read: stockLine[column], ...(choices && { choices }) })
      const isMade = isWord && isWordColumn(column) && text !== stockLine[column]
      if (isBuyer) report(column, `The entry doesn’t say whether the car is ${column}.`, { refused: false, waits: true, isPersonal: true })
      else
        report(column, isMade ? wordNotUnderstood(column, text.trim()) : message, {
          ...{ refused: false, waits: effect === 'waits' },
          isPersonal: column === 'comments',
        })
      if (!isCleared) ignored.add(column)
      if (effect === 'waits' && required.includes(column)) isIncomplete = true
    }
    if (note !== undefined && !ignored.has('status')) {
      const message = isHeld ? `Cars with this entry under “${note}” wait, as decided.` : goneNoteSays(note, record.values.get(note) ?? '')
      report('status', message, { refused: false, waits: true })
      ignored.add('status')
    }
    const doubt = section !== null && isForSale(values.status) ? section.doubt : null
    if (section !== null && doubt !== null) {
      questions.askSection(section.text)
      if (!ignored.has('status'))
        report('status', `The car is listed below “${section.text.slice(0, longestValue)}”, ${doubt}.`, { refused: false, waits: true })
      ignored.add('status')
    }
    if (values.carType === undefined && !ignored.has('carType')) {
      const isAdvertised = values.status === undefined || !off.includes(values.status)
      // The section may say it.
      if (doubt === null && isAdvertised) questions.ask('carType', '')
      const message = isAdvertised
        ? 'It is not clear whether the car is new, used or demo.'
        : 'It is not clear whether the car is new, used or demo. It isn’t for sale, so it is only added once that is known.'
      report('carType', message, { refused: false, waits: isAdvertised })
      isIncomplete = true
    }
    const { price } = values
    if (price?.priceType === null && values.priceType === undefined && priceType === undefined && isForSale(values.status)) {
      questions.ask('priceType', '', { mayBeLeftOut: false })
      const message = `“${written('price').trim()}” doesn’t say what it includes, so it isn’t advertised.`
      report('priceType', message, { refused: false, waits: false })
      ignored.add('price')
    }
    if (values.location !== undefined && !isPlace(values.location)) {
      questions.ask('location', written('location'), { choices: placeNames })
      report('location', `No location is named “${values.location}”.`, { refused: false, waits: false })
      ignored.add('location')
      if (isNoPlace(values.location) && isForSale(values.status) && !ignored.has('status')) {
        report('status', `The location is “${values.location}”, so the car may not be for sale.`, { refused: false, waits: true })
        ignored.add('status')
      }
    }
    const isOff = values.status !== undefined && off.includes(values.status) && !ignored.has('carType')
    return { ignored, isIncomplete, isWithheld: isIncomplete && !isOff }
  }
}
