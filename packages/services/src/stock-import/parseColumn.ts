import type { FieldColumnValues } from '@forecourt/rules/entities/generated/carValues'
import { decodeHTMLStrict } from 'entities'
import type { ColumnValues } from './ColumnValues'
import { leftOutMark, unmultipliedMark, wholeMark } from './cellMark'
import { isEmptyIn, literal } from './cells/emptyCells'
import { empty, notUnderstood, type Outcome, type Reader } from './cells/Outcome'
import { dayReader, monthReader, readArrival } from './cells/readDates'
import { readComments, readFeatures, readVideos } from './cells/readDescriptions'
import { countReader, measureReader, readEngine, yearReader } from './cells/readNumbers'
import { readKilometres } from './cells/readOdometer'
import { readPlate } from './cells/readPlate'
import { readPrice } from './cells/readPrice'
import { codeReader, nameReader, readColour, readCountry, readInteriorColour, textReader } from './cells/readTexts'
import { readVin } from './cells/readVin'
import { readWord } from './cells/readVocabulary'
import { columnVocabularies, isWordColumn, type WordColumn } from './columnVocabularies'
import { byFieldColumn, type FieldColumn, fieldColumns } from './fieldColumns'
import { leftOutSays } from './leftOut'
import { badgeProblem, makeProblem, modelProblem } from './nameProblems'
import { bareAmounts } from './notations'
import type { ParsedPrice, PriceCountry } from './parsePrice'
import { type ImportColumn, isAmount } from './stockColumns'

/** Readers of fields with a special format, by the column's name. */
const customReaders = {
  colour: readColour,
  interiorColour: readInteriorColour,
  series: nameReader('series', badgeProblem),
  engine: readEngine,
  rego: readPlate,
  importedFrom: readCountry,
} as const

const formatReader = ({ name, column: { read } }: FieldColumn): Reader<string | number> | undefined => {
  switch (read.as) {
    case 'text':
      return textReader(read.what)
    case 'count':
      return countReader(read.what)
    case 'year':
      return yearReader(read.what)
    case 'day':
      return dayReader(read.what)
    case 'month':
      return monthReader(read.what)
    case 'measure':
      return measureReader(read.what, read.unit, read.limits)
    case 'custom':
      return customReaders[name as keyof typeof customReaders]
    default:
      return undefined
  }
}

/** Reads an attribute; one of whole numbers refuses fractions and numbers out of its range. */
const fieldReader = (column: FieldColumn): Reader<string | number> | undefined => {
  const [read, whole] = [formatReader(column), column.field.whole]
  if (!read || !whole) return read
  const [least, most] = whole
  return (...cell) => {
    const value = read(...cell)
    const isOutside = typeof value === 'number' && (!Number.isInteger(value) || value < least || value > most)
    return isOutside ? notUnderstood(`“${cell[0]}” isn’t a whole number from ${least} to ${most}.`) : value
  }
}

const own: { readonly [Column in Exclude<ImportColumn, WordColumn | keyof FieldColumnValues>]?: Reader<ColumnValues[Column]> } = {
  stockNumber: codeReader('stock number'),
  ...{ make: nameReader('make', makeProblem), model: nameReader('model', modelProblem), badge: nameReader('badge', badgeProblem) },
  year: yearReader('a year of a car'),
  ...{ price: readPrice, driveAwayPrice: readPrice, egcPrice: readPrice, wasPrice: readPrice },
  km: readKilometres,
  vin: readVin,
  arrived: readArrival,
  features: readFeatures,
  videos: readVideos,
  comments: readComments,
}

const readers: { readonly [Column in ImportColumn]?: Reader<unknown> | undefined } = { ...byFieldColumn(fieldReader), ...own }

/** Columns with one value a car, which a file may nevertheless have several times: in repeated elements or in a list. */
const single: readonly ImportColumn[] = [
  ...(['make', 'model', 'year', 'km', 'body', 'fuel', 'transmission', 'carType', 'itemType'] as const),
  ...fieldColumns.map(({ name }) => name),
]
/** The only text of several lines; null if they differ. */
const onlyLine = (text: string): string | null => {
  const [first = '', ...others] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return others.every((line) => line.toLowerCase() === first.toLowerCase()) ? first : null
}

/** Columns without a limit of characters. */
const long: readonly ImportColumn[] = ['comments', 'features', 'photos', 'videos', 'stockNumber', 'model', 'badge']

/** Maximum characters of a cell that is no free text. */
const longestCell = 500

/** Whether a text that looks like a placeholder is a word of its column, such as “none” under “Show on website”, or the body “Pick up”. */
const isWord = (column: ImportColumn, text: string): boolean => isWordColumn(column) && columnVocabularies[column].read(text) !== null

/** Reads a text that the mapping couldn’t part: only words such as “drive away” say that an amount is the price. */
const readWhole = <Column extends ImportColumn>(
  column: Column,
  text: string,
  now: string,
  country: PriceCountry,
): Outcome<ColumnValues[Column]> => {
  const plain = wholeMark.unmarked(text)
  const outcome = parseColumn(column, plain, now, country)
  const isStated = outcome.is === 'understood' && (outcome.value as Partial<ParsedPrice>).priceType
  if (outcome.is === 'empty' || isStated) return outcome
  const isBare = bareAmounts.isWritten(plain)
  return {
    ...notUnderstood(`“${plain}” isn’t written like the others in its column, so it isn’t clear what it is.`),
    ...(isBare && { asksAs: bareAmounts.key, choices: [bareAmounts.meaning] }),
  }
}

/**
 * Parses a cell of a stock file (ENT-01): HTML entities, units, words for none, and the column's vocabulary.
 *
 * @param now the instant of the import, ISO in UTC
 * @param country the dealer's, whose dollars prices are in
 */
export const parseColumn = <Column extends ImportColumn>(
  column: Column,
  text: string,
  now: string,
  country: PriceCountry = 'AU',
): Outcome<ColumnValues[Column]> => {
  if (leftOutMark.isMarked(text)) return { ...notUnderstood(leftOutSays(column, text)), isAnswered: true }
  // A user can enter the price or the reading that is meant.
  if (unmultipliedMark.isMarked(text)) {
    const message = `It isn’t clear which number “${unmultipliedMark.unmarked(text)}” is, so it wasn’t converted as the others in its column are.`
    return { ...notUnderstood(message), ...(isAmount(column) && { choices: [] }) }
  }
  if (wholeMark.isMarked(text)) return readWhole(column, text, now, country)
  const written = (text.includes('&') ? decodeHTMLStrict(text) : text).trim()
  const plain = written.includes('\n') && single.includes(column) ? onlyLine(written) : written
  if (plain === null)
    return notUnderstood(
      `“${written.slice(0, longestCell).split('\n').join('” and “')}” are different values, and it is not clear which is right.`,
    )
  if (plain === '' || (isEmptyIn(column)(plain) && !literal.includes(column) && !isWord(column, plain))) return empty
  if (isWordColumn(column)) return readWord(column, plain) as Outcome<ColumnValues[Column]>
  const reader = readers[column] as Reader<ColumnValues[Column]> | undefined
  // Amounts, dates and codes are short; longer texts are not searched.
  if (reader && plain.length > longestCell && !long.includes(column))
    return notUnderstood(`“${plain.slice(0, 40)}…” is too long to be recognised.`)
  const read = reader ? reader(plain, now, country) : (plain as ColumnValues[Column])
  if (typeof read === 'object' && read !== null && 'is' in read) return read
  return read === null ? empty : { is: 'understood', value: read as ColumnValues[Column] }
}
