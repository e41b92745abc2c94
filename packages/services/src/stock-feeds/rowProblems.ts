import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { memoised } from '@forecourt/schema/memoised'
import type { LineValues } from '../stock-import/ColumnValues'
import { isBlankPlace, isUnstated } from '../stock-import/cells/emptyCells'
import { wordNotUnderstood } from '../stock-import/cells/readVocabulary'
import type { ParsedLine } from '../stock-import/checks/CheckedRow'
import { columnVocabularies, isWordColumn } from '../stock-import/columnVocabularies'
import { matchPlace } from '../stock-import/matchPlace'
import { parseDay } from '../stock-import/parseDay'
import { maskPersons } from '../stock-import/remarks/personalDetails'
import { goneNoteSays, isForSale, isNoPlace } from '../stock-import/remarks/saleNotes'
import { columnTitles, type ImportColumn, isAmount, isOfBuyer, type StockLine, saleColumns } from '../stock-import/stockColumns'
import type { FileSigns } from './createFileSigns'
import type { Section } from './createSections'
import { doubtOfUsed } from './doubtOfUsed'
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
  is: Pick<FeedProblem, 'refused' | 'waits' | 'isGone' | 'isInDoubt' | 'isUnpriced'> & { readonly isPersonal?: boolean },
) => void

/** A parsed row. */
export interface Row {
  readonly record: FeedRecord
  readonly stockLine: StockLine
  /** The values as parsed, and with corrected names of makes and models. */
  readonly own: LineValues
  readonly values: LineValues
  /** The unread heading whose cell marks the car as not for sale. */
  readonly note: string | undefined
  /** Whether a user decided that cars with this text wait. */
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

const writtenIn = ({ record, stockLine }: Pick<Row, 'record' | 'stockLine'>, { columns }: FeedMapping, column: ImportColumn): string => {
  const source = columns[column]
  return stockLine[column] === undefined || !source ? '' : questionText(column, source, record.values)
}

/** Creates the functions that report problems of a row, with their heading and raw text. */
export const createRowReport = (
  { record, stockLine, own }: Pick<Row, 'record' | 'stockLine' | 'own'>,
  mapping: FeedMapping,
  problems: FeedProblem[],
): Pick<Row, 'written' | 'report'> => ({
  written(column) {
    return writtenIn({ record, stockLine }, mapping, column)
  },
  report(column, message, { isPersonal = false, ...is }) {
    const source = column === null ? undefined : mapping.columns[column]
    const isIdentity = column !== null && identity.includes(column)
    problems.push({
      row: record.row,
      stockNumber: own.stockNumber ?? null,
      heading: column === null ? null : ((source && headingFound(column, source, record.values)) ?? columnTitles[column]),
      value:
        column === null || isPersonal
          ? ''
          : maskUnless(isIdentity, writtenIn({ record, stockLine }, mapping, column)).slice(0, longestValue),
      message: maskUnless(isIdentity, message),
      ...is,
    })
  },
})

/** Answers about all names under “Buyer”: one “no” would put cars on sale that others have bought. */
const choicesOfBuyers = (column: ImportColumn): readonly string[] =>
  isWordColumn(column) ? columnVocabularies[column].entries.flatMap(({ value, title }) => (value === false ? [] : [title])) : []

/** Creates the functions that report and ask for the location of a row. */
const createPlaceReports = (places: NonNullable<FeedContext['places']>, questions: FeedQuestions, blankPlace: () => string) => {
  const placeNames = places.flatMap(({ called }) => called.slice(0, 1))
  const isPlace = memoised((text: string) => matchPlace(text, places) !== null, 1_000)
  const ask = (text: string) => questions.ask('location', text, { choices: placeNames })
  let isPlaced = false
  return {
    /**
     * Whether the location of a row isn’t known, which is reported. A blank cell in a file with locations may be a merged one, or another
     * yard, so the feed’s own location isn’t assumed.
     */
    isPlaceDoubtful({ stockLine, values: { location }, written, report }: Row, isOff: boolean, signs: FileSigns): boolean {
      isPlaced ||= location !== undefined
      if (location === undefined) {
        const question = blankPlace()
        const isBlank = question !== '' && isBlankPlace(stockLine.location ?? '')
        if (!isBlank || !(isPlaced || signs.isPlaced) || isOff) return false
        questions.ask('location', question, { choices: placeNames, isNotation: true })
        const message = 'The location is blank, and other cars have one. Say where the cars without one are.'
        report('location', message, { refused: false, waits: true })
        return true
      }
      questions.notePlace(location)
      if (isPlace(location)) return false
      ask(written('location'))
      const message = isNoPlace(location)
        ? `The location is “${location}”, so the car may not be for sale.`
        : `No location is named “${location}”. Say which one it is.`
      report('location', message, { refused: false, waits: !isOff })
      return true
    },
    /** Asks for the location of a row whose car is read from another row. */
    askUnknownPlace({ values: { location }, written }: Row): void {
      if (location !== undefined && !isPlace(location)) ask(written('location'))
    },
  }
}

/** What the rows of a file say together. */
interface FileReports {
  /** The question about the blank location of a row; empty if it has a location. */
  readonly blankPlace: () => string
  /** Whether a status of “available” must be asked about, as the file may be a supplier's. */
  readonly isSuppliers: (status: string, isOfSupplier: boolean) => boolean
}

/** Creates the function that says whether a car is available from a supplier, perhaps not from the dealer. Asked once per status, and reported. */
const createSupplierReports =
  ({ columns }: FeedMapping, questions: FeedQuestions, isSuppliers: FileReports['isSuppliers']) =>
  ({ stockLine, values, written, report }: Row, { isOfSupplier }: FileSigns): boolean => {
    if (!isForSale(values.status) || columns.status === undefined) return false
    const status = written('status').trim()
    if ((status === '' && (stockLine.status ?? '').trim() !== '') || !isSuppliers(status, isOfSupplier)) return false
    questions.ask('status', status, { suggestion: null })
    const words = status === '' ? 'The status is blank' : `“${status}” is the status`
    const message = `${words} in a list of cars that a supplier offers, so the car may not be yours yet. Say what it means.`
    report('status', message, { refused: false, waits: true })
    return true
  }

/** Whether the cell about the website is blank, and other cars have an entry there. */
const isWebOpen = ({ stockLine, values }: Row, ignored: ReadonlySet<ImportColumn>, signs: FileSigns): boolean =>
  signs.isWebStated &&
  stockLine.website !== undefined &&
  values.website === undefined &&
  isForSale(values.status) &&
  !ignored.has('website') &&
  isUnstated(stockLine.website)

/**
 * Whether the status is blank, most other cars have one, and nothing else says that the car is for sale: neither its section, nor a column of
 * sold cars or of the website (ENT-01, CAR-05).
 */
const isStatusOpen = ({ stockLine, values, written }: Row, section: Section | null, signs: FileSigns): boolean =>
  signs.isStatusStated &&
  values.status === undefined &&
  values.website === undefined &&
  isUnstated(stockLine.status ?? '') &&
  isUnstated(written('status')) &&
  (section === null || statuses.read(section.text) !== 'in_stock')

/** The blank cell that leaves open whether a car is for sale, and its problem; null if there is none. */
const openSale = (row: Row, ignored: ReadonlySet<ImportColumn>, section: Section | null, signs: FileSigns) => {
  if (isWebOpen(row, ignored, signs)) {
    const message = 'Other cars say whether they are shown on the website, and this one doesn’t. Say whether cars without an entry are.'
    return { column: 'website', message } as const
  }
  if (row.note !== undefined || ignored.has('status') || ignored.has('website') || !isStatusOpen(row, section, signs)) return null
  return { column: 'status', message: 'Other cars have a status, and this one doesn’t. Say what cars without one are.' } as const
}

/**
 * Creates the functions that report the problems of a row that isn't refused, and ask for unknown texts. `report` returns the columns
 * whose values are not used, and whether a value is missing without which a car can't be advertised. `ask` only asks: for a row whose car is
 * read from another row.
 */
export const createProblemReports = (
  { places = [], priceType, now }: FeedContext,
  mapping: FeedMapping,
  questions: FeedQuestions,
  { blankPlace, isSuppliers }: FileReports,
) => {
  const thisYear = Number(now.slice(0, 4))
  const isSupplierDoubtful = createSupplierReports(mapping, questions, isSuppliers)
  const { isPlaceDoubtful, askUnknownPlace } = createPlaceReports(places, questions, blankPlace)
  const isUnderBuyer = (column: ImportColumn, { values }: FeedRecord): boolean =>
    (column === 'sold' || column === 'reserved') &&
    mapping.columns[column]?.from.some((heading) => values.get(heading) && isOfBuyer(heading)) === true
  /** Whether an amount needs no question: the car isn't for sale, or it waits for another text of the cell, which an answer would hide. */
  const isSettled = ({ values, isUnavailable }: Row, found: ParsedLine['problems']): boolean =>
    isUnavailable ||
    (values.status !== undefined && off.includes(values.status)) ||
    found.some(({ column, effect }) => effect === 'waits' && saleColumns.includes(column))
  /** Asks for an unknown amount. Returns false if it has to be asked, and there are too many questions. */
  const askAmount = (row: Row, found: ParsedLine['problems'], problem: ParsedLine['problems'][number]) => {
    const { column, choices = [], asksAs, confirmed } = problem
    if (column === 'wasPrice' || isSettled(row, found)) return true
    // What is unlikely isn’t suggested, and a car without it is advertised.
    const [only = null] = choices.length === 1 && confirmed === undefined ? choices : []
    const isAsked = questions.ask(column, asksAs ?? row.written(column), {
      ...{ choices, suggestion: only },
      ...(asksAs !== undefined && { isNotation: true }),
    })
    return isAsked || confirmed !== undefined
  }
  /** Asks for an unknown text, and returns what the question is about. */
  const askAbout = (row: Row, found: ParsedLine['problems'], problem: ParsedLine['problems'][number]) => {
    const { record, stockLine, written } = row
    const { column, isAskedOnce, choices } = problem
    const text = written(column)
    if (choices && isAmount(column)) return { text, isBuyer: false, isAsked: askAmount(row, found, problem) }
    const isDates = isAskedOnce && saleColumns.includes(column) && text.split('\n').some((each) => parseDay(each) !== null)
    const isBuyer = isAskedOnce && !isDates && isUnderBuyer(column, record) && questions.explained(column, text) === undefined
    if (isAskedOnce || choices)
      questions.ask(column, isDates ? anyDate : isBuyer ? anyText : text, {
        ...{ read: stockLine[column], ...(isBuyer ? { choices: choicesOfBuyers(column) } : choices && { choices }) },
      })
    return { text, isBuyer, isAsked: true }
  }
  const reportRow = (row: Row, found: ParsedLine['problems'], section: Section | null, signs: FileSigns) => {
    const { record, stockLine, values, note, isHeld, written, report } = row
    const ignored = new Set<ImportColumn>()
    let isIncomplete = false
    const isOff = values.status !== undefined && off.includes(values.status)
    const isSold = values.status === 'sold' || values.status === 'withdrawn'
    for (const problem of found) {
      const { column, message, effect, isAskedOnce, isCleared } = problem
      // A buyer’s name changes nothing about a car that is sold.
      if (isSold && isAskedOnce && (column === 'sold' || column === 'reserved')) continue
      const { text, isBuyer, isAsked } = askAbout(row, found, problem)
      const isMade = isAskedOnce && isWordColumn(column) && text !== stockLine[column]
      if (isBuyer) report(column, `The entry doesn’t say whether the car is ${column}.`, { refused: false, waits: true, isPersonal: true })
      else
        report(column, isMade ? wordNotUnderstood(column, text.trim()) : message, {
          ...{ refused: false, waits: (effect === 'waits' && !(column === 'location' && isOff)) || !isAsked },
          isPersonal: column === 'comments',
        })
      if (!isCleared) ignored.add(column)
      if (!isAsked) ignored.add('status')
      if (effect === 'waits' && required.includes(column)) isIncomplete = true
    }
    const open = openSale(row, ignored, section, signs)
    if (open !== null) {
      questions.ask(open.column, written(open.column))
      report(open.column, open.message, { refused: false, waits: !isOff })
      ignored.add(open.column)
    }
    if (note !== undefined && !ignored.has('status')) {
      const message = isHeld ? `Cars with this entry under “${note}” wait, as decided.` : goneNoteSays(note, record.values.get(note) ?? '')
      report('status', message, { refused: false, waits: true })
      ignored.add('status')
    }
    if (!ignored.has('status') && isSupplierDoubtful(row, signs)) ignored.add('status')
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
    const doubtOfType = doubtOfUsed(row, section, mapping, thisYear)
    if (doubtOfType !== null) {
      const message = `${doubtOfType}, and its row doesn’t say whether it is new or used. Give it a type of its own.`
      if (!ignored.has('carType')) report('carType', message, { refused: false, waits: true })
      isIncomplete = true
    }
    if (values.price?.priceType === null && values.priceType === undefined && priceType === undefined && isForSale(values.status)) {
      questions.ask('priceType', '', { mayBeLeftOut: false })
      const message = `“${written('price').trim()}” doesn’t say what it includes, so it isn’t advertised.`
      report('priceType', message, { refused: false, waits: false, isUnpriced: true })
      ignored.add('price')
    }
    if (isPlaceDoubtful(row, isOff, signs)) ignored.add('location')
    // At the feed’s own location it would be advertised where it isn’t.
    if (ignored.has('location') && !isOff) ignored.add('status')
    return { ignored, isIncomplete, isWithheld: isIncomplete && (!isOff || ignored.has('carType')) }
  }
  return {
    report: reportRow,
    ask: (row: Row, found: ParsedLine['problems'], section: Section | null): void => {
      for (const problem of found) askAbout(row, found, problem)
      if (section?.doubt != null) questions.askSection(section.text)
      askUnknownPlace(row)
    },
  }
}
