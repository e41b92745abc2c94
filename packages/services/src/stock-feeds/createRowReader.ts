import type { FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import type { ParsedLine } from '../stock-import/checks/CheckedRow'
import { createCarReader } from '../stock-import/createCarReader'
import { createNamesMeant } from '../stock-import/namesMeant'
import { parseLine } from '../stock-import/parseLine'
import { noteKind } from '../stock-import/remarks/noteHeadings'
import { createOwnDetails, noOwnDetails } from '../stock-import/remarks/ownDetails'
import { isForSale, isGoneCell } from '../stock-import/remarks/saleNotes'
import { rememberColumns } from '../stock-import/rememberColumns'
import { type ImportColumn, isOfBuyer, parseHeading, type StockLine, saleColumns } from '../stock-import/stockColumns'
import { createBlankPlaces } from './blankPlaces'
import { createClearances } from './clearance'
import { createBuildYears } from './createBuildYears'
import { createCellChecks, duplicateHeadings } from './createCellChecks'
import { createColumnDecisions } from './createColumnDecisions'
import { createNotes } from './createNotes'
import { createOffSaleTest } from './createOffSaleTest'
import { createPriceTypes, usualPriceType } from './createPriceTypes'
import { createModelReader, createRefusals, missingColumns } from './createRefusals'
import type { SaleState } from './createRowFacts'
import { createSaleNotes } from './createSaleNotes'
import { createSections } from './createSections'
import { createShortReadings } from './createShortReadings'
import { createUsualType } from './createUsualType'
import { createRowDays } from './earlierSales'
import { createEndedHolds } from './endedHolds'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import { createFeedQuestions, type FeedQuestions } from './FeedQuestion'
import type { FeedRecord, FeedRecords, UnreadableRow } from './FeedRecords'
import { codeMeaning } from './fileCodes'
import { type FileEvidence, type PartialEvidence, stockNumberKey } from './fileEvidence'
import { mappedLine } from './mappedLine'
import { noteOfRow } from './notesOfCars'
import { parsePhotoAddresses } from './photos/parsePhotoAddresses'
import { createFieldsCache, withheldCar } from './providedFields'
import { createProblemReports, createRowReport, longestValue, type Row } from './rowProblems'
import { createPlainTest, supplierMapping } from './suppliers/supplierMapping'
import { createSupplierTest } from './suppliersList'
import { createTwinReports } from './twinReports'
import { createContradictionReports } from './unreadContradictions'
import { partlyReadHeadings, unreadHeadings } from './unreadHeadings'
import { createUndecidedCount, createUndecidedReports } from './unreadReports'
import { createYardReports } from './yardsInComments'

/** Whether a row says that its car isn't for sale; only possibly if a text about the sale isn't understood. */
const offSaleMark = ({ values, problems }: ParsedLine, note: string | undefined): FeedCar['offSale'] => {
  if (note !== undefined || !isForSale(values.status) || values.website === false) return 'certain'
  const doubts = problems.filter(({ column, effect }) => effect === 'waits' && saleColumns.includes(column))
  return doubts.length === 0 ? undefined : doubts.every(({ isAskedOnce }) => isAskedOnce) ? 'possible' : 'certain'
}

/** Columns of which the row of a car has at least one. */
const ofCars: readonly ImportColumn[] = ['stockNumber', 'vin', 'rego', 'price', 'driveAwayPrice', 'egcPrice', 'km']
/** Whether a row has nothing of a car but words, and these are no known model: “Trade-ins for Turners” under “Car”. */
const isWithoutCar = (line: StockLine, { make = '', model = '' }: ParsedLine['values'], names: ReturnType<typeof createNamesMeant>) =>
  ofCars.every((column) => (line[column] ?? '').trim() === '') && !(names.isMake(make) && names.isModel(make, model))

/** The cells of an unreadable row. */
const looseCells = ({ unreadable }: FeedRecord): readonly string[] => {
  if (!unreadable) return []
  const { cells, text, delimiter } = unreadable
  return cells.length > 0 || delimiter === '' ? cells : text.split(delimiter)
}

/** Report of a value that is left out. */
const leftOut = { refused: false, waits: false } as const

const decisionsOf = (
  context: FeedContext,
  mapping: FeedMapping,
  { headings, notes }: Pick<FeedRecords, 'headings' | 'notes'>,
  unread: readonly string[],
  isBlankOpen: (heading: string) => boolean,
) => {
  const supplier = supplierMapping(headings)
  const repeated = new Map(duplicateHeadings(mapping, unread).map(([, heading, duplicate]) => [duplicate, heading]))
  const isPlain = createPlainTest(supplier, mapping, context)
  return createColumnDecisions(unread, headings, mapping.decided, supplier?.withoutMeaning, repeated, isPlain, notes?.codes, isBlankOpen)
}

/** The questions of a file, with what it says of its own codes. */
const createQuestions = ({ columns }: FeedMapping, notes: FeedRecords['notes']) =>
  createFeedQuestions((column, text) =>
    columns[column]?.from.reduce<string | undefined>((found, heading) => found ?? codeMeaning(notes?.codes, heading, text), undefined),
  )

/** Whether a heading is about a buyer or another person. */
const isOfPerson = (heading: string): boolean =>
  noteKind(heading) === 'person' || (isOfBuyer(heading) && saleColumns.includes(parseHeading(heading) ?? 'price'))

/** The addresses of a row’s pictures. Reports the first text that isn’t an address. */
const readPhotos = ({ values, report }: Row) => {
  const { addresses, refused } = parsePhotoAddresses(values.photos ?? '')
  const [other] = refused
  if (other !== undefined) report('photos', `“${other.slice(0, longestValue)}” isn’t the address of a picture.`, leftOut)
  return addresses
}

/** Creates the function that makes the car of a row, off sale or off the website if a value that decides about it isn’t used. */
const createFeedCars = (mapping: FeedMapping, readCar: ReturnType<typeof createCarReader>) => {
  const fieldsOf = createFieldsCache(Object.keys(mapping.columns) as ImportColumn[])
  return (row: Row, ignored: ReadonlySet<ImportColumn>, isWithheld: boolean, marks: Pick<FeedCar, 'isIncomplete' | 'offSale'>): FeedCar => {
    const { record, stockLine, values } = row
    const photos = mapping.columns.photos ? readPhotos(row) : null
    const waitsForStatus = isWithheld || (['status', 'sold', 'reserved'] as const).some((column) => ignored.has(column))
    const isHidden = ignored.has('website') || ignored.has('hidden')
    const car = readCar(values, stockLine.arrived !== undefined && stockLine.arrived.trim() !== '' && values.arrived === undefined)
    return {
      row: record.row,
      car: withheldCar(car, waitsForStatus, isHidden),
      providedFields: fieldsOf(values, ignored, waitsForStatus),
      photos,
      ...marks,
    }
  }
}

/** Creates the function that says what a row states about the sale of its car. In an unreadable row the cells may be under wrong headings, so each is examined. */
const createStateReader =
  (
    parsed: (line: StockLine) => ParsedLine,
    noteIn: ReturnType<typeof createSaleNotes>,
    decisions: Pick<ReturnType<typeof createColumnDecisions>, 'hasUndecided'>,
  ) =>
  (stockLine: StockLine, record: FeedRecord): SaleState => {
    const line = record.unreadable ? { values: parsed(stockLine).values, problems: [] } : parsed(stockLine)
    if (offSaleMark(line, noteIn(record, line.values.status)) || looseCells(record).some(isGoneCell)) return 'gone'
    return decisions.hasUndecided(record) ? 'open' : 'offered'
  }

/** Creates the function that adds to a row what other cells of it, or answers, say about its type, its price type and its hold. */
const createStatedCells = (mapping: FeedMapping, unread: readonly string[], questions: FeedQuestions, now: string) => {
  const [withType, withPriceType, withHold] = [
    createUsualType(mapping),
    createPriceTypes(mapping, unread),
    createEndedHolds(mapping, questions, now),
  ]
  return (line: StockLine, record: FeedRecord): StockLine => withHold(withPriceType(withType(line, record), record), record)
}

/** Creates the row reader of a feed. */
export const createRowReader = (given: FeedContext, mapping: FeedMapping, file: Pick<FeedRecords, 'headings' | 'notes' | 'title'>) => {
  const { headings } = file
  const priceType = usualPriceType(mapping, given)
  const context: FeedContext = { ...given, ...(priceType && { priceType }) }
  const unread = unreadHeadings(headings, mapping)
  const readColumn = rememberColumns(context.now, context.country)
  const [saysOffSale, readCar] = [createOffSaleTest(readColumn), createCarReader(context)]
  const names = createNamesMeant(context.makes)
  const questions = createQuestions(mapping, file.notes)
  const clearances = createClearances(unread)
  const decisions = decisionsOf(context, mapping, file, unread, clearances.isBlankOpen)
  const checkCells = createCellChecks(context, mapping, unread, decisions)
  const isOfPersons = headings.some(isOfPerson)
  const undecidedOf = createUndecidedCount(context, decisions, saysOffSale)
  const isUndecided = createUndecidedReports(undecidedOf)
  const judged = [...unread, ...partlyReadHeadings(mapping)]
  const isContradicted = createContradictionReports(context, judged, decisions, readColumn)
  const [isElsewhere, isTwin] = [createYardReports(context), createTwinReports(mapping, questions)]
  const refusalOf = createRefusals(mapping, names, questions)
  const [places, isSuppliers] = [createBlankPlaces(mapping, context), createSupplierTest(mapping, file)]
  const problemsOf = createProblemReports(context, mapping, questions, { blankPlace: places.question, isSuppliers })
  const dayOf = mapping.columns.vin ? createRowDays(headings) : null
  const carOf = createFeedCars(mapping, readCar)

  const noteIn = createSaleNotes(judged, headings, decisions, saysOffSale, context.now)
  const withStated = createStatedCells(mapping, unread, questions, given.now)
  const readings = createShortReadings(mapping, readColumn, Number(context.now.slice(0, 4)))
  const sections = createSections(context, mapping, file, names.isMake)
  const lineNotes = createNotes(mapping, file.notes, questions, headings)
  const ofDealer = context.own ? createOwnDetails(context.own) : noOwnDetails
  const [withModel, withBuildYear] = [createModelReader(mapping, names), createBuildYears(mapping)]
  /** The text of a row that is words only. */
  const lineIn = (record: FeedRecord) => noteOfRow(record, headings)
  const parsed = (stockLine: StockLine): ParsedLine =>
    withBuildYear(stockLine, withModel(stockLine, parseLine(stockLine, context.now, priceType, context.country, readColumn, ofDealer)))
  const stateOf = createStateReader(parsed, noteIn, decisions)

  /** Refuses an unreadable row. Its car must not count as missing from the file. */
  const refuseUnreadable = (record: FeedRecord, { message, text }: UnreadableRow, problems: FeedProblem[], collect?: PartialEvidence) => {
    const mapped = mappedLine(record, mapping)
    const stockLine = mapped && lineNotes.separate(mapped, record).line
    const stockNumber = (stockLine && parsed({ stockNumber: stockLine.stockNumber }).values.stockNumber) ?? null
    const isUnavailable = stockLine !== null && stateOf(stockLine, record) === 'gone'
    if (isUnavailable) collect?.noteGone(record.row, stockNumberKey(stockNumber))
    const value = isOfPersons ? '' : text.slice(0, longestValue)
    problems.push({ row: record.row, stockNumber, heading: null, value, message, refused: true, ...(isUnavailable && { isGone: true }) })
    return 'refused' as const
  }

  const read = (
    record: FeedRecord,
    problems: FeedProblem[],
    evidence: FileEvidence,
    collect?: PartialEvidence,
  ): FeedCar | 'refused' | 'skipped' => {
    const { findConflict, findTwin, signs } = evidence
    sections.follow(record)
    places.follow(record)
    if (record.unreadable) return refuseUnreadable(record, record.unreadable, problems, collect)
    const mapped = mappedLine(record, mapping)
    if (!mapped) return 'skipped'
    const text = lineIn(record)
    if (text !== null) collect?.noteLine(text)
    clearances.follow(record, signs, collect)
    const { line: unmarked, marks } = lineNotes.separate(mapped, record)
    const ofSection = sections.applied(withStated(unmarked, record), record)
    const stockLine = readings.applied(lineNotes.applied(places.applied(ofSection), marks, record, signs.lines), record)
    const line = parsed(stockLine)
    const note = noteIn(record, line.values.status)
    const offSale = offSaleMark(line, note)
    const isUnavailable = offSale !== undefined
    const { values: own, problems: checked } = checkCells(record, stockLine, line, evidence)
    const found = readings.withProblem(checked)
    const section = sections.current()
    const isOpen = section?.doubt != null || (collect !== undefined && decisions.hasUndecided(record))
    collect?.note(
      stockLine,
      record.row,
      stockNumberKey(own.stockNumber),
      isUnavailable ? 'gone' : isOpen ? 'open' : 'offered',
      dayOf?.(record) ?? 0,
    )
    const values = names.lineMeant(own)
    const { written, report } = createRowReport({ record, stockLine, own }, mapping, problems)
    const isHeld = note !== undefined && note === decisions.heldUnder(record)
    const row: Row = { record, stockLine, own, values, note, isHeld, isUnavailable, written, report }
    if (missingColumns(own).length > 2 || isWithoutCar(stockLine, values, names)) sections.next(record, !names.isMake(values.make ?? ''))
    const refusal = refusalOf(row, found, findConflict)
    // A row that is refused because of another row about the car may still say that the car is sold.
    if (refusal === 'of another row') {
      problemsOf.ask(row, found, section)
      undecidedOf(row)
    }
    if (refusal !== null) return 'refused'

    const { ignored, isIncomplete, isWithheld } = problemsOf.report(row, found, section, signs)
    const doubts = [
      isElsewhere(row),
      isContradicted(row),
      isUndecided(row, problems),
      lineNotes.isOpen(row, marks, signs.lines),
      isTwin(row, findTwin(record.row)),
    ]
    if (doubts.includes(true)) ignored.add('status')
    return carOf(row, ignored, isWithheld, { ...(isIncomplete && { isIncomplete }), ...(offSale && { offSale }) })
  }
  const { separate } = lineNotes
  return {
    read,
    stateOf,
    separate,
    lineIn,
    clearances: clearances.headings,
    readColumn,
    dayOf,
    questions: questions.all,
    columnQuestions: decisions.questions,
  }
}
