import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { memoised } from '@forecourt/schema/memoised'
import { colourProblem } from '../nameProblems'
import { isPlaceholder } from '../placeholders'
import { columnTitles, type ImportColumn } from '../stockColumns'
import type { Row } from './CheckedRow'

/** Excel day numbers of today and some decades around it. */
export const excelDay = /^[2-6]\d{4}$/

/** What a text plainly is, whatever its heading. */
type Kind = 'gearbox' | 'fuel' | 'body' | 'drive' | 'type' | 'colour' | 'number' | 'count' | 'words' | 'unclear'

/** Maximum characters of such a text. */
const longestText = 30

/** The kind of a text. Single letters and short codes may mean anything. */
const kindOf = memoised((text: string): Kind => {
  if (/^\$?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d\d?)?$|^\$?[1-9]\d{2,6}(?:\.\d\d?)?$/.test(text)) return 'number'
  if (/^\d{1,2}$/.test(text)) return 'count'
  if (text.length < 3 || isPlaceholder(text)) return 'unclear'
  if (transmissions.read(text) !== null) return 'gearbox'
  if (fuels.read(text) !== null) return 'fuel'
  if (drives.read(text) !== null) return 'drive'
  if (bodies.read(text) !== null) return 'body'
  if (carTypes.read(text) !== null) return 'type'
  if (colourProblem(text) === null) return 'colour'
  return /\d/.test(text) || !/\p{Letter}{3}/u.test(text) || /^(?:two|three|four|five|six|seven|eight)\b/i.test(text) ? 'unclear' : 'words'
}, 1_000)

const ofWords: readonly Kind[] = ['gearbox', 'fuel', 'body', 'drive', 'type', 'colour']
const without = (own: Kind, ...others: readonly Kind[]): readonly Kind[] => [
  ...ofWords.filter((kind) => kind !== own && !others.includes(kind)),
  'number',
]
/** Kinds of text that are no value of a column. “4WD” is a body in some files, and “Sedan” a type. */
const foreign: readonly (readonly [ImportColumn, readonly Kind[]])[] = [
  ['transmission', without('gearbox')],
  ['fuel', without('fuel')],
  ['body', without('body', 'drive')],
  ['drive', without('drive', 'body')],
  ['colour', [...without('colour'), 'count']],
  ['doors', [...ofWords, 'words', 'number']],
  ['seats', [...ofWords, 'words', 'number']],
  ['cylinders', [...ofWords, 'words', 'number']],
  ['km', ofWords],
  ['price', ofWords],
  ['driveAwayPrice', ofWords],
  ['egcPrice', ofWords],
  ['carType', without('type', 'body', 'drive')],
  ['vin', ofWords],
  ['rego', ['gearbox', 'fuel', 'type']],
  ['comments', [...ofWords, 'number', 'count']],
]

/** One number that a comma has split into two cells: “18” and “990”. */
const isParted = (before = '', after = ''): boolean => /^[1-9]\d{0,2}$/.test(before.trim()) && /^\d{3}$/.test(after.trim())

/** Columns of a row whose cells are plainly values of other columns, or parts of one number. */
const displacedCells = ({ line, values }: Pick<Row, 'line' | 'values'>): readonly ImportColumn[] => {
  const found: ImportColumn[] = []
  for (const [column, kinds] of foreign) {
    const text = line[column]
    if (!text || text.length > longestText || (values[column] !== undefined && column !== 'comments')) continue
    if (kinds.includes(kindOf(text.trim()))) found.push(column)
  }
  const [only] = found
  if (found.length === 1 && only !== undefined && isParted(line.km, line[only]) && only !== 'km') return ['km', only]
  // “1” and “9” stand for no price in some files.
  const isPrice = values.price === undefined && values.carType !== 'new' && (line.price ?? '').trim().length > 1
  return found.length === 0 && isPrice && isParted(line.price, line.km) ? ['price', 'km'] : found
}

const listFormat = new Intl.ListFormat('en-AU')
/** Maximum cells named in a message. */
const mostNamed = 4

/** Refuses a row of which two or more cells are values of other columns: a comma in a value, or a missing cell, has shifted the rest (ENT-01). */
export const checkDisplaced = (row: Row): void => {
  const { line, report } = row
  const displaced = displacedCells(row)
  const [first] = displaced
  if (first === undefined || displaced.length < 2) return
  const named = displaced.slice(0, mostNamed).map((column) => `“${line[column]?.trim()}” under ${columnTitles[column].toLowerCase()}`)
  report(first, `${listFormat.format(named)} belong in other columns, so the whole row may be under the wrong headings.`, 'refused')
}
