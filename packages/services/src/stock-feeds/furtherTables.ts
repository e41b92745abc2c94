import { unmarkedCell } from '@forecourt/rules/text/csvText'
import { memoised } from '@forecourt/schema/memoised'
import { carNameHeading } from '../stock-import/carNames'
import { isOfAnyNumber } from '../stock-import/columnHeadings'
import { type ImportColumn, isInMiles, parseHeading, priceColumns, saleColumns } from '../stock-import/stockColumns'
import { FeedFault, type FurtherTable } from './FeedRecords'

/** Columns whose headings are values of rows too, such as “Used” and “Sold”. */
const alsoValues: readonly ImportColumn[] = [
  ...(['isNew', 'isUsed', 'demo', 'certified', 'driveAwayPrice', 'egcPrice', 'priceShown', 'priceHidden'] as const),
  ...saleColumns,
]
/** Columns without which a table may be about cars that aren’t for sale. */
const decisive: readonly ImportColumn[] = [...priceColumns, ...saleColumns, 'carType']
/** Columns of which one name may replace another: “Stk No” for “Stock”. Prices and statuses differ by their names. */
const sameByAnyName: readonly ImportColumn[] = [
  ...(['stockNumber', 'make', 'model', 'badge', 'year', 'km', 'vin', 'rego'] as const),
  ...(['colour', 'transmission', 'fuel', 'body', 'drive', 'doors', 'seats'] as const),
]
/** Maximum characters of a heading, and of a row of headings. */
const [longestHeading, longestRow] = [60, 20_000]
/** Maximum tables of a file, and columns named in a question. */
const [mostTables, mostNamed] = [200, 8]
/** Bytes searched at once. */
const pieceSize = 262_144

const plainOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{Letter}\p{Number}$+#]/gu, '')

/** A list of cars has several of these columns, even if it has no columns for make and model but one such as “Vehicle”. */
const ofCars: readonly ImportColumn[] = ['year', 'km', 'transmission', 'fuel', 'colour', 'rego', 'vin', ...priceColumns]

/** Whether columns are those of a list of cars whose names are in an unknown column. */
const areOfCars = (columns: readonly (ImportColumn | null)[]): boolean =>
  columns.includes('stockNumber') && ofCars.filter((column) => columns.includes(column)).length >= 3

/** Finds rows that repeat the headings of a table, or begin another table. */
export interface TableFinder {
  /** Whether the cells of a row are headings: several are known names of columns or headings of the first table. */
  isHeadings(cells: readonly string[]): boolean
  /** The columns below a row of headings, in its order: those of the first table by its names. */
  namesOf(cells: readonly string[]): readonly string[]
  /** How the columns of a table differ from those of the first: by any other one, or by the lack of a price or a status. */
  differenceOf(names: readonly string[]): FurtherTable['difference']
}

/** Whether two headings of one column mean the same value. */
const isSameValue = (column: ImportColumn, one: string, other: string): boolean => {
  const both = (words: RegExp) => words.test(one) === words.test(other)
  if (column === 'stockNumber') return /sto?c?k/i.test(one) && /sto?c?k/i.test(other)
  return column === 'km' ? isInMiles(one) === isInMiles(other) : column !== 'year' || (both(/model|my/i) && both(/comp|plate/i))
}

/** Whether headings are those of a list of cars: with a make and a model, or with a name such as “Toyota Kluger GX” beside a number. */
export const isListOfCars = (headings: readonly string[]): boolean => {
  const columns = headings.map(parseHeading)
  const hasName = carNameHeading(headings) !== undefined && columns.includes('stockNumber') && new Set(columns).size > 3
  return hasName || (columns.includes('make') && columns.includes('model'))
}

/** @param first headings of the first table; null is returned for a file that isn’t a list of cars */
export const createTableFinder = (first: readonly string[]): TableFinder | null => {
  const columns = first.map(parseHeading)
  if (!isListOfCars(first) && !areOfCars(columns)) return null
  const byPlain = new Map(first.map((heading) => [plainOf(heading), heading]))
  const rank = memoised((cell: string): 0 | 1 | 2 => {
    const column = parseHeading(cell)
    if (column !== null && alsoValues.includes(column)) return 1
    return column !== null || byPlain.has(plainOf(cell)) ? 2 : 0
  }, 2_000)
  const nameOf = (cell: string, others: readonly string[]): string => {
    const same = byPlain.get(plainOf(cell))
    if (same !== undefined) return same
    const column = parseHeading(cell)
    if (column === null || !sameByAnyName.includes(column)) return cell
    const [only, ...more] = first.filter((_, index) => columns[index] === column)
    const isOnly = only !== undefined && more.length === 0 && others.filter((other) => parseHeading(other) === column).length === 1
    return isOnly && isSameValue(column, only, cell) ? only : cell
  }
  return {
    isHeadings(cells) {
      let [filled, numbers] = [0, 0]
      for (const cell of cells) {
        if (cell === '') continue
        filled++
        const code = cell.charCodeAt(0)
        if (code >= 48 && code <= 57) numbers++
      }
      // A car has a year, a price and an odometer.
      if (filled < 2 || numbers * 4 > filled) return false
      let [known, sure] = [0, 0]
      let left = filled
      for (const cell of cells) {
        if (cell === '') continue
        const found = cell.length > longestHeading ? 0 : rank(cell)
        if (found > 0) known++
        if (found === 2) sure++
        left--
        if ((known + left) * 2 < filled) return false
      }
      return sure >= 3 || (sure === 2 && known === filled)
    },
    namesOf(cells) {
      const seen = new Map<string, number>()
      const plain = cells.map(unmarkedCell)
      return plain.map((cell, index) => {
        const name = cell === '' ? `Column ${index + 1}` : nameOf(cell, plain)
        const before = seen.get(name) ?? 0
        seen.set(name, before + 1)
        return before === 0 ? name : `${name} (${before + 1})`
      })
    },
    differenceOf(names) {
      const added = names.filter((name) => !/^Column \d+$/.test(name) && !first.includes(name))
      const missing = first.filter((name, index) => decisive.includes(columns[index] ?? 'make') && !names.includes(name))
      const [text, different] = added.length > 0 ? ['Columns', added] : ['Without', missing]
      return different.length === 0 ? null : `${text} ${different.slice(0, mostNamed).join(', ')}`
    },
  }
}

/** What two lists of cars have in common: these columns, and the name of a car in one text. */
const columnsOfList = (headings: readonly string[]): ReadonlySet<ImportColumn | 'name'> => {
  const columns = headings.map(parseHeading).filter((column) => column !== null)
  return new Set([...columns, ...(carNameHeading(headings) === undefined ? [] : (['name'] as const))])
}
/** Whether headings name cars, whatever else they name. */
const namesCars = (columns: ReadonlySet<ImportColumn | 'name'>): boolean =>
  columns.has('name') || (columns.has('make') && columns.has('model')) || columns.has('stockNumber') || columns.has('vin')

/** Groups of neighbouring cells with a text, each with the column of its first cell. */
const groupsOf = (cells: readonly string[]): readonly { readonly place: number; readonly cells: readonly string[] }[] => {
  const groups: { place: number; cells: string[] }[] = []
  for (const [place, cell] of cells.entries()) {
    if (cell === '') continue
    if (place > 0 && cells[place - 1] !== '') groups.at(-1)?.cells.push(cell)
    else groups.push({ place, cells: [cell] })
  }
  return groups
}
/** Known columns of a second list, and columns that two lists have in common at least. */
const [fewestColumns, fewestCommon] = [3, 2] as const
const areTwoLists = (one: ReadonlySet<ImportColumn | 'name'>, other: ReadonlySet<ImportColumn | 'name'>): boolean =>
  namesCars(one) && namesCars(other) && other.size >= fewestColumns && [...other].filter((each) => one.has(each)).length >= fewestCommon

/** Fault of a file whose rows belong to two lists. */
export const sideBySide = (): FeedFault =>
  new FeedFault('The file has two tables beside each other. Put one below the other, or save them as two files.')

/**
 * Creates the function that recognises the headings of another list of cars at the right of the first one, in a row of cars: behind an empty
 * heading, or behind the last one (ENT-01).
 */
export const createBesideTest = (headings: readonly string[]): ((cells: readonly string[]) => boolean) => {
  const starts = [...headings.keys()].filter((place) => headings[place] === '')
  const all = columnsOfList(headings)
  const isHeading = (cell: string) => cell.length <= longestHeading && parseHeading(cell) !== null
  return (cells) => {
    if (starts.length === 0 && cells.length <= headings.length) return false
    return groupsOf(cells).some(
      ({ place, cells: group }) =>
        (place >= headings.length || headings[place] === '' || starts.includes(place - 1)) &&
        group.length >= fewestColumns &&
        group.filter(isHeading).length * 2 > group.length &&
        areTwoLists(all, columnsOfList(group)),
    )
  }
}

/** Whether a table has another one at its side: both have a make, a model and a number of the car, or an empty column parts two lists. */
export const isSideBySide = (headings: readonly string[]): boolean => {
  const columns = headings.map(parseHeading)
  const [first, ...others] = groupsOf(headings).map(({ cells }) => columnsOfList(cells))
  if (first && others.some((other) => areTwoLists(first, other))) return true
  const isTwice = (column: ImportColumn) => columns.filter((each) => each === column).length > 1
  const isNamedTwice = (column: ImportColumn) => {
    const names = headings.flatMap((heading, index) => (columns[index] === column ? [plainOf(heading)] : []))
    return new Set(names).size < names.length
  }
  if (isNamedTwice('make') && isNamedTwice('model') && (['stockNumber', 'vin', 'rego'] as const).some(isTwice)) return true
  // “No, Car, Km, Price” beside “No, Car, Km, Price”.
  const plain = headings.map(plainOf)
  const repeated = headings.filter((heading, index) => heading !== '' && plain.indexOf(plain[index] ?? '') < index)
  const isNumbered = repeated.some(
    (heading) => isOfAnyNumber(heading) || ['stockNumber', 'vin', 'rego'].includes(parseHeading(heading) ?? ''),
  )
  return isNumbered && carNameHeading(repeated) !== undefined
}

/** Cells of a line whose quotes contain no delimiter, as in a row of headings. */
const cellsOf = (line: string, delimiter: string): readonly string[] =>
  line.split(delimiter).map((cell) => {
    const plain = cell.trim()
    return plain.length > 1 && plain.startsWith('"') && plain.endsWith('"') ? plain.slice(1, -1).trim() : plain
  })

/** The rows of headings in a file, found by their few digits. Counts bytes, which is fast enough to do before a file is read. */
export const headingRows = async (file: Buffer, delimiter: string, { isHeadings }: TableFinder): Promise<(readonly string[])[]> => {
  const found: (readonly string[])[] = []
  const parting = delimiter.charCodeAt(0)
  let [start, parts, digits] = [0, 0, 0]
  const endLine = (end: number) => {
    if (parts > 0 && digits <= parts && end - start <= longestRow && found.length < mostTables) {
      const cells = cellsOf(file.toString('utf8', start, end), delimiter)
      if (isHeadings(cells)) found.push(cells)
    }
    start = end + 1
    parts = 0
    digits = 0
  }
  for (let at = 0; at < file.length; ) {
    const end = Math.min(at + pieceSize, file.length)
    for (; at < end; at++) {
      const byte = file[at] as number
      if (byte >= 48 && byte <= 57) digits++
      else if (byte === parting) parts++
      else if (byte === 0x0a || byte === 0x0d) endLine(at)
    }
    await new Promise(setImmediate)
  }
  endLine(file.length)
  return found
}
