import type { CarField } from '@forecourt/data/stock/storedCarFields'
import type { FeedBatch, FeedCar, FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { memoised } from '@forecourt/schema/memoised'
import type { LineValues } from '../stock-import/ColumnValues'
import { isWordColumn } from '../stock-import/columnVocabularies'
import { createCarReader, type StockFileContext } from '../stock-import/createCarReader'
import { fieldColumns } from '../stock-import/fieldColumns'
import { matchPlace } from '../stock-import/matchPlace'
import { createNamesMeant, type KnownMake } from '../stock-import/namesMeant'
import { noteKind } from '../stock-import/noteHeadings'
import { saysNothing, wordNotUnderstood } from '../stock-import/parseColumn'
import { parseDay } from '../stock-import/parseDay'
import { mustBeKnown, type ParsedLine, parseLine } from '../stock-import/parseLine'
import { isOfPrice, priceNote } from '../stock-import/priceNotes'
import { rememberColumns } from '../stock-import/rememberColumns'
import { auctionLots, goneNoteSays, isForSale, isGoneCell, isGoneNote, isGoneSection, isNoPlace } from '../stock-import/saleNotes'
import {
  amountColumns,
  columnTitles,
  type ImportColumn,
  isOfBuyer,
  parseHeading,
  type StockLine,
  saleColumns,
} from '../stock-import/stockColumns'
import { type CellCorrection, correctedRecords, type RowCorrection } from './correctedRecords'
import { anyDate, anyText, type FeedMapping } from './FeedMapping'
import { createFeedQuestions, type FeedQuestion } from './FeedQuestion'
import { FeedFault, type FeedRecord, type UnreadableRow } from './FeedRecords'
import {
  createFileEvidence,
  EvidenceFound,
  type FileEvidence,
  fileEvidence,
  mayBeDoubted,
  noEvidence,
  type PartialEvidence,
  stockNumberKey,
} from './fileEvidence'
import { mappedFields } from './mappedFields'
import { headingFound, mappedLine, questionText } from './mappedLine'
import { parsePhotoAddresses } from './photos/parsePhotoAddresses'
import { suggestedMapping } from './suggestedMapping'

export interface FeedContext extends StockFileContext {
  /** Known makes and models, which correct misspelt names. */
  readonly makes: readonly KnownMake[]
  /** Mapping of the headings; null for the suggested one. */
  readonly mapping: FeedMapping | null
  /** Corrected cells and rows, which replace those of the file. */
  readonly corrections?: readonly (CellCorrection | RowCorrection)[]
  /**
   * Evidence across all rows. Collected in a first pass by default. 'afterwards' saves most files the second pass: rows are read without
   * it, and if it matters, the batches reject with an `EvidenceFound` at their end.
   */
  readonly evidence?: FileEvidence | 'afterwards'
}

/** A feed being read. */
export interface FeedReading {
  readonly headings: readonly string[]
  /** Unmapped headings. */
  readonly unread: readonly string[]
  readonly mapping: FeedMapping
  /** Streams the rows once, in batches. Rejects with a `FeedFault` if the file is invalid. */
  readonly batches: AsyncIterable<FeedBatch>
  /** Unknown texts, to be answered once for the feed; complete after the last batch. */
  readonly questions: () => readonly FeedQuestion[]
  /** Number of skipped trailing rows that are not cars, such as totals. Final once the batches have ended. */
  passedOver(): number
}

const needed = ['stockNumber', 'make', 'model', 'year'] as const
const listFormat = new Intl.ListFormat('en-AU')
const longestValue = 120

/** Unmapped headings, for a user to map. */
const unreadHeadings = (headings: readonly string[], { columns, only }: FeedMapping): string[] => {
  const read = new Set([
    ...Object.values(columns).flatMap((source) => [...source.from, source.when?.heading ?? '']),
    ...only.map(({ heading }) => heading),
  ])
  return headings.filter((heading) => !read.has(heading))
}

/** Columns whose empty cells are ignored, as every car has a value. */
const neverEmpty: readonly ImportColumn[] = [
  'carType',
  'demo',
  'itemType',
  'location',
  'status',
  'sold',
  'reserved',
  'priceType',
  'currency',
  'priceShown',
  'priceHidden',
  'website',
  'hidden',
]
/** A car can't be advertised without these: a new one is not added, one in stock is taken off the website. */
const required: readonly ImportColumn[] = ['carType', 'itemType', 'demo']

/** Columns that are cleared if a new value is not understood: the old price or visibility may be wrong by now. */
const takenBack: readonly ImportColumn[] = [...amountColumns, 'website', 'hidden', 'comments', 'features']

const pricesOf = ({ price, driveAwayPrice, egcPrice }: LineValues) => [price, driveAwayPrice, egcPrice].filter((each) => each !== undefined)

/** Text columns, where a second heading adds to the first instead of contradicting it. */
const texts: readonly ImportColumn[] = [
  ...(['badge', 'features', 'comments', 'photos', 'videos', 'location'] as const),
  ...fieldColumns.filter(({ column }) => column.isDescription).map(({ name }) => name),
]

/** Duplicate headings of which one is mapped: column, heading, and the numbered duplicate. */
const twinsOf = ({ columns }: FeedMapping, unread: readonly string[]): readonly (readonly [ImportColumn, string, string])[] =>
  unread.flatMap((twin) => {
    const heading = / \(\d+\)$/.test(twin) ? twin.slice(0, twin.lastIndexOf(' (')) : null
    const named = (Object.keys(columns) as ImportColumn[]).filter((column) => heading !== null && columns[column]?.from.includes(heading))
    return named.filter((column) => !texts.includes(column)).map((column) => [column, heading ?? '', twin] as const)
  })

/** Creates the function that lists the fields a row sets, cached: most rows of a feed set the same. */
const createFieldsCache = (columns: readonly ImportColumn[]) => {
  const oftenEmpty = columns.filter((column) => neverEmpty.includes(column))
  const fieldsByColumns = new Map<string, readonly CarField[]>()
  return (values: LineValues, ignored: ReadonlySet<ImportColumn>, waits: boolean): readonly CarField[] => {
    let key = waits ? 'w' : ''
    for (const column of oftenEmpty) key += values[column] === undefined ? '0' : '1'
    for (const column of ignored) key += ` ${column}`
    const known = fieldsByColumns.get(key)
    if (known) return known
    const given = columns.filter((column) =>
      ignored.has(column) ? takenBack.includes(column) : values[column] !== undefined || !neverEmpty.includes(column),
    )
    const fields = [...new Set([...mappedFields(given), ...(waits ? (['status', 'reserved'] as const) : [])])]
    fieldsByColumns.set(key, fields)
    return fields
  }
}

/** The only text of a row; null if there are several. */
const onlyText = ({ values }: FeedRecord, headings: readonly string[]): string | null => {
  const texts = headings.flatMap((heading) => values.get(heading)?.trim() || [])
  return texts.length === 1 && texts[0] !== undefined ? texts[0] : null
}

/** Whether a row marks its car as not for sale, or may do so. */
const marksUnavailable = ({ values, problems }: ParsedLine, note: string | undefined): boolean =>
  note !== undefined ||
  !isForSale(values.status) ||
  values.website === false ||
  problems.some(({ column, effect }) => effect === 'waits' && saleColumns.includes(column))

/** Creates the function that omits values which contradict other cells or rows, with their problems. */
const createCellChecks = (context: FeedContext, mapping: FeedMapping, unread: readonly string[]) => {
  const doubted = mayBeDoubted.filter((column) => mapping.columns[column])
  const twins = twinsOf(mapping, unread)
  const ofPrices = unread.filter(isOfPrice)
  const isDriveAway = ({ price, priceType, driveAwayPrice }: LineValues): boolean =>
    driveAwayPrice !== undefined || (price?.priceType ?? priceType ?? context.priceType) === 'driveAway'
  return (record: FeedRecord, stockLine: StockLine, line: ParsedLine, doubtOf: FileEvidence['doubtOf']): ParsedLine => {
    let [own, found] = [line.values, line.problems]
    for (const column of doubted) {
      const says = doubtOf(column, stockLine[column])
      if (says === null) continue
      own = { ...own, [column]: undefined }
      found = [...found.filter((problem) => problem.column !== column), { column, says, effect: 'left out', isWord: false }]
    }
    for (const [column, heading, twin] of twins) {
      const [one = '', other = ''] = [heading, twin].map((each) => (record.values.get(each) ?? '').trim())
      if (one === other || other === '') continue
      const effect = mustBeKnown.includes(column) ? 'waits' : 'left out'
      const says = `“${one}” and “${other}” are both under “${heading}”, and it is not clear which is right.`
      own = { ...own, [column]: undefined }
      found = [...found.filter((problem) => problem.column !== column), { column, says, effect, isWord: false }]
    }
    const priced = ofPrices.length === 0 ? undefined : amountColumns.find((column) => own[column])
    for (const heading of priced ? ofPrices : []) {
      const text = record.values.get(heading) ?? ''
      const says = priceNote(heading, text, pricesOf(own), context.country ?? 'AU', isDriveAway(own))
      if (!priced || says === null) continue
      own = { ...own, price: undefined, driveAwayPrice: undefined, egcPrice: undefined, wasPrice: undefined }
      const problem = { column: priced, says: `“${text}” under “${heading}” ${says}, so the price isn’t advertised.` }
      found = [...found.filter(({ column }) => !amountColumns.includes(column)), { ...problem, effect: 'left out', isWord: false }]
      break
    }
    return { values: own, problems: found }
  }
}

/** `isPersonal`: the text may name a person, and is not stored. */
type ReportProblem = (
  column: ImportColumn | null,
  says: string,
  is: Pick<FeedProblem, 'refused' | 'waits' | 'isGone'> & { readonly isPersonal?: boolean },
) => void

/** A parsed row. */
interface Row {
  readonly record: FeedRecord
  readonly stockLine: StockLine
  /** The values as parsed, and with corrected names of makes and models. */
  readonly own: LineValues
  readonly values: LineValues
  /** The unmapped heading whose cell marks the car as not for sale. */
  readonly note: string | undefined
  /** Whether the row marks its car as not for sale, or may do so. */
  readonly isOff: boolean
  /** The raw text of a column. */
  readonly written: (column: ImportColumn) => string
  readonly report: ReportProblem
}

/** Creates the functions that report problems of a row, with their heading and raw text. */
const createRowReport = (
  { record, stockLine, own }: Pick<Row, 'record' | 'stockLine' | 'own'>,
  mapping: FeedMapping,
  problems: FeedProblem[],
): Pick<Row, 'written' | 'report'> => {
  const written = (column: ImportColumn): string => {
    const source = mapping.columns[column]
    return stockLine[column] === undefined || !source ? '' : questionText(source, record.values)
  }
  const report: ReportProblem = (column, says, { isPersonal = false, ...is }) => {
    const source = column === null ? undefined : mapping.columns[column]
    problems.push({
      row: record.row,
      stockNumber: own.stockNumber ?? null,
      heading: column === null ? null : ((source && headingFound(source, record.values)) ?? columnTitles[column]),
      value: column === null || isPersonal ? '' : written(column).slice(0, longestValue),
      says,
      ...is,
    })
  }
  return { written, report }
}

/**
 * Creates the function that reports the problems of a row that isn't refused, and asks for unknown texts. It returns the columns whose
 * values are not used, and whether a value is missing without which a car can't be advertised.
 */
const createProblemReports = ({ places = [] }: FeedContext, mapping: FeedMapping, questions: ReturnType<typeof createFeedQuestions>) => {
  const placeNames = places.flatMap(({ called }) => called.slice(0, 1))
  const isPlace = memoised((text: string) => matchPlace(text, places) !== null, 1_000)
  const isUnderBuyer = (column: ImportColumn, { values }: FeedRecord): boolean =>
    mapping.columns[column]?.from.some((heading) => values.get(heading) && isOfBuyer(heading)) ?? false
  return ({ record, stockLine, values, note, written, report }: Row, found: ParsedLine['problems'], section: string | null) => {
    const ignored = new Set<ImportColumn>()
    let isIncomplete = false
    for (const { column, says, effect, isWord, choices } of found) {
      const text = written(column)
      const isDates = isWord && text.split('\n').some((each) => parseDay(each) !== null)
      const isBuyer = isWord && !isDates && (column === 'sold' || column === 'reserved') && isUnderBuyer(column, record)
      if (isWord || choices)
        questions.ask(column, isDates ? anyDate : isBuyer ? anyText : text, { read: stockLine[column], ...(choices && { choices }) })
      const isMade = isWord && isWordColumn(column) && text !== stockLine[column]
      if (isBuyer) report(column, `The entry doesn’t say whether the car is ${column}.`, { refused: false, waits: true, isPersonal: true })
      else
        report(column, isMade ? wordNotUnderstood(column, text.trim()) : says, {
          ...{ refused: false, waits: effect === 'waits' },
          isPersonal: column === 'comments',
        })
      ignored.add(column)
      if (effect === 'waits' && required.includes(column)) isIncomplete = true
    }
    if (note !== undefined && !ignored.has('status')) {
      report('status', goneNoteSays(note, record.values.get(note) ?? ''), { refused: false, waits: true })
      ignored.add('status')
    }
    if (section !== null && isForSale(values.status) && !ignored.has('status') && isGoneSection(section)) {
      report('status', `The car is listed below “${section}”, so it may not be for sale.`, { refused: false, waits: true })
      ignored.add('status')
    }
    if (values.carType === undefined && !ignored.has('carType')) {
      questions.ask('carType', '')
      report('carType', 'It is not clear whether the car is new, used or demo.', { refused: false, waits: true })
      isIncomplete = true
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
    return { ignored, isIncomplete }
  }
}

/** A car off the website until its status is known, or hidden. */
const withheldCar = (car: FeedCar['car'], waitsForStatus: boolean, isHidden: boolean): FeedCar['car'] =>
  waitsForStatus || isHidden
    ? {
        ...car,
        ...(waitsForStatus && { status: 'draft', reserved: false, soldAt: null }),
        ...(isHidden && { showOnDealerWebsite: false }),
      }
    : car

/** The cells of an unreadable row. */
const looseCells = ({ unreadable }: FeedRecord): readonly string[] => {
  if (!unreadable) return []
  const { cells, text, delimiter } = unreadable
  return cells.length > 0 || delimiter === '' ? cells : text.split(delimiter)
}

/** Creates the row reader of a feed. */
const createRowReader = (context: FeedContext, mapping: FeedMapping, headings: readonly string[]) => {
  const unread = unreadHeadings(headings, mapping)
  const readColumn = rememberColumns(context.now, context.country)
  const readCar = createCarReader(context)
  const names = createNamesMeant(context.makes)
  const questions = createFeedQuestions()
  /** Makes from a user's answers, which need no further question. */
  const answeredMakes = new Set(mapping.columns.make?.steps.flatMap((step) => (step.do === 'lookup' ? Object.values(step.table) : [])))
  const checkCells = createCellChecks(context, mapping, unread)
  const lots = auctionLots(unread)
  const isOfPersons = headings.some(
    (heading) => noteKind(heading) === 'person' || (isOfBuyer(heading) && saleColumns.includes(parseHeading(heading) ?? 'price')),
  )
  const reportProblems = createProblemReports(context, mapping, questions)
  const fieldsOf = createFieldsCache(Object.keys(mapping.columns) as ImportColumn[])
  const rowOfStockNumber = new Map<string, number>()

  /** The unmapped heading whose cell marks the car as not for sale. */
  const noteIn = ({ values }: FeedRecord, status: LineValues['status']): string | undefined =>
    isForSale(status)
      ? (unread.find((name) => isGoneNote(name, values.get(name), context.now, status)) ??
        lots.find((name) => !saysNothing(values.get(name) ?? '')))
      : undefined
  /** Text of the last row with a single cell, such as “SOLD” above some cars: it applies to the rows below. */
  let section: string | null = null
  const parsed = (stockLine: StockLine) => parseLine(stockLine, context.now, context.priceType ?? null, context.country, readColumn)
  /** Whether a row marks its car as not for sale. In an unreadable row, cells count under any heading. */
  const isGone = (stockLine: StockLine, record: FeedRecord): boolean => {
    const line = record.unreadable ? { values: parsed(stockLine).values, problems: [] } : parsed(stockLine)
    return marksUnavailable(line, noteIn(record, line.values.status)) || looseCells(record).some(isGoneCell)
  }

  /** Refuses an unreadable row. Its car must not count as missing from the file. */
  const refuseUnreadable = (record: FeedRecord, { says, text }: UnreadableRow, problems: FeedProblem[], collect?: PartialEvidence) => {
    const stockLine = mappedLine(record, mapping)
    const stockNumber = (stockLine && parsed({ stockNumber: stockLine.stockNumber }).values.stockNumber) ?? null
    const isOff = stockLine !== null && isGone(stockLine, record)
    if (isOff) collect?.noteGone(record.row, stockNumberKey(stockNumber))
    const problem = {
      row: record.row,
      stockNumber,
      heading: null,
      value: isOfPersons ? '' : text.slice(0, longestValue),
      says,
      refused: true,
    }
    problems.push({ ...problem, ...(isOff && { isGone: true }) })
    return 'refused' as const
  }

  /** Whether a row is refused, with its reason reported. */
  const isRefused = (
    { record, stockLine, own, values, isOff, written, report }: Row,
    found: ParsedLine['problems'],
    rivalOf: FileEvidence['rivalOf'],
  ) => {
    const stockNumber = own.stockNumber ?? null
    const key = stockNumberKey(stockNumber)
    const refuse = (column: ImportColumn | null, says: string, isNotForSale = isOff) => {
      report(column, says, { refused: true, ...(isNotForSale && { isGone: true }) })
      return true
    }
    const spoiled = found.find(({ effect }) => effect === 'refused')
    if (spoiled) return refuse(spoiled.column, spoiled.says)
    const missing = needed.filter((column) => own[column] === undefined)
    if (missing.length > 2) section = onlyText(record, headings)
    if (missing.length > 0)
      return refuse(
        missing[0] ?? null,
        `The ${listFormat.format(missing.map((column) => columnTitles[column].toLowerCase()))} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      )
    const earlier = rowOfStockNumber.get(key)
    if (earlier !== undefined) return refuse('stockNumber', `The stock number ${stockNumber} is already on row ${earlier}.`, false)
    const rival = rivalOf(stockLine, record.row, key)
    if (rival !== null) return refuse('stockNumber', rival.says, rival.isGone)
    const make = answeredMakes.has(own.make ?? '') ? null : names.doubtOf(values.make ?? '')
    if (make !== null) {
      questions.ask('make', written('make'), { suggestion: make })
      report('make', `“${own.make}” isn’t a make we know. Did you mean ${make}?`, {
        refused: true,
        waits: true,
        ...(isOff && { isGone: true }),
      })
      return true
    }
    rowOfStockNumber.set(key, record.row)
    return false
  }

  const read = (
    record: FeedRecord,
    problems: FeedProblem[],
    { rivalOf, doubtOf }: FileEvidence,
    collect?: PartialEvidence,
  ): FeedCar | 'refused' | 'passed over' => {
    if (record.unreadable) return refuseUnreadable(record, record.unreadable, problems, collect)
    const stockLine = mappedLine(record, mapping)
    if (!stockLine) return 'passed over'
    const line = parsed(stockLine)
    const note = noteIn(record, line.values.status)
    const isOff = marksUnavailable(line, note)
    const { values: own, problems: found } = checkCells(record, stockLine, line, doubtOf)
    collect?.note(stockLine, record.row, stockNumberKey(own.stockNumber), isOff)
    const values = names.lineMeant(own)
    const row: Row = { record, stockLine, own, values, note, isOff, ...createRowReport({ record, stockLine, own }, mapping, problems) }
    if (isRefused(row, found, rivalOf)) return 'refused'

    const { ignored, isIncomplete } = reportProblems(row, found, section)
    const photos = mapping.columns.photos ? parsePhotoAddresses(values.photos ?? '') : null
    if (photos && photos.refused.length > 0)
      row.report('photos', `“${photos.refused[0]?.slice(0, longestValue)}” isn’t the address of a picture.`, {
        refused: false,
        waits: false,
      })

    const waitsForStatus = isIncomplete || (['status', 'sold', 'reserved'] as const).some((column) => ignored.has(column))
    const isHidden = ignored.has('website') || ignored.has('hidden')
    const car = readCar(values, stockLine.arrived !== undefined && stockLine.arrived.trim() !== '' && values.arrived === undefined)
    return {
      row: record.row,
      car: withheldCar(car, waitsForStatus, isHidden),
      says: fieldsOf(values, ignored, waitsForStatus),
      photos: photos?.addresses ?? null,
      ...(isIncomplete && { isIncomplete }),
    }
  }
  return { read, isGone, readColumn, questions: questions.all }
}

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
      if (car === 'passed over') continue
      rows++
      if (car !== 'refused') cars.push(car)
    }
    yield { cars, problems, rows }
  }
  if (soFar?.matters) throw new EvidenceFound(soFar)
}

/**
 * Parses a dealer's feed of any format into cars and problems by row. A row without an essential value is refused; an unreadable field is
 * omitted, and the car keeps its previous value (ENT-01). Rejects with a `FeedFault`.
 */
export const parseFeed = async (bytes: Uint8Array, context: FeedContext): Promise<FeedReading> => {
  const { headings, batches, passedOver } = await correctedRecords(bytes, context.corrections)
  const mapping = context.mapping ?? suggestedMapping(headings).mapping
  const missing = needed.filter((column) => !mapping.columns[column])
  if (missing.length > 0)
    throw new FeedFault(`It is not clear which heading is ${listFormat.format(missing.map((column) => `“${columnTitles[column]}”`))}.`)
  const unread = unreadHeadings(headings, mapping)
  const { read, isGone, readColumn, questions } = createRowReader(context, mapping, headings)
  const readEvidence = async () => {
    if (context.evidence === 'afterwards') return { evidence: noEvidence, soFar: createFileEvidence(mapping, readColumn, context.now) }
    const ahead = async () =>
      fileEvidence((await correctedRecords(bytes, context.corrections)).batches, mapping, context.now, context.country, isGone)
    return { evidence: context.evidence ?? (await ahead()) }
  }
  return {
    headings,
    unread,
    mapping,
    batches: batchesOf(batches, read, readEvidence),
    questions,
    passedOver,
  }
}
