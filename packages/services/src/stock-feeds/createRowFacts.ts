import { isWordColumn } from '../stock-import/columnVocabularies'
import { fieldColumns } from '../stock-import/fieldColumns'
import type { ReadColumn } from '../stock-import/rememberColumns'
import { columnTitles, type ImportColumn, priceColumns, type StockLine } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'

/** Columns that two rows of a car may fill differently: names of the row, lists, and texts of which a second adds to the first. */
const uncompared: readonly ImportColumn[] = [
  ...(['stockNumber', 'vin', 'photos', 'videos', 'features', 'comments', 'arrived'] as const),
  ...fieldColumns.filter(({ column }) => column.joinsRepeatedColumns).map(({ name }) => name),
]

/** Columns that must agree between two rows of a car: all that an advertisement says (ENT-01). */
export const comparedColumns = (Object.keys(columnTitles) as ImportColumn[]).filter((column) => !uncompared.includes(column))

/** Columns that together are the same for hardly any two cars. */
const identifying: readonly ImportColumn[] = ['year', 'make', 'model', 'km']

/** Limit of cached distinct cells per column. */
const mostValues = 10_000
/** Rows for which there is space at first. */
const firstRows = 1_024

const isIgnored = (code: number): boolean =>
  code <= 0x20 || code === 0x2c || code === 0x2d || code === 0x27 || code === 0x22 || code === 0xa0 || code === 0x2019
const isUpper = (code: number): boolean => code >= 0x41 && code <= 0x5a

/** A number of a text, without case, spaces, commas and hyphens: “45,000” is “45000”. Zero for an empty text. */
const textNumber = (text: string): number => {
  let hash = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!isIgnored(code)) hash = (Math.imul(hash, 31) + (isUpper(code) ? code + 0x20 : code)) | 0
  }
  return hash
}

/** A value without the text that it was read from: “Auto” is “Automatic”. */
const meaningOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'text' in value && 'value' in value ? value.value : value

/** What a row says about the sale of its car: it is offered, an entry is undecided, or it isn’t for sale. */
export type SaleState = 'offered' | 'open' | 'gone'
const states: readonly SaleState[] = ['offered', 'open', 'gone']

/**
 * Keeps what each row says in an advertisement, as one number per column: numbers use less memory than texts for 100,000 rows. Words and
 * prices are compared by meaning, other cells by their letters and digits.
 */
export const createRowFacts = (mapping: FeedMapping, readColumn: ReadColumn) => {
  const columns = comparedColumns
    .filter((column) => mapping.columns[column])
    .map((column) => ({
      column,
      known: isWordColumn(column) || priceColumns.includes(column) ? new Map<string, number>() : null,
    }))
  const width = columns.length + 1
  /** Interned values. */
  const numbers = new Map<string, number>()
  let facts = new Int32Array(width * firstRows)

  const valueIn = ({ column, known }: (typeof columns)[number], text: string): number => {
    if (known === null) return textNumber(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const outcome = readColumn(column, text)
    const value =
      outcome.is === 'understood' ? JSON.stringify(meaningOf(outcome.value)) : outcome.is === 'empty' ? '' : `?${text.toLowerCase()}`
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    if (known.size < mostValues) known.set(text, number)
    return number
  }
  const isFilled = (place: number, column: ImportColumn): boolean => {
    const at = columns.findIndex((each) => each.column === column)
    return at >= 0 && facts[place * width + at] !== 0
  }
  /** The columns in which two rows differ; “status” also for what else says that a car isn’t for sale. */
  const differing = (one: number, other: number): readonly ImportColumn[] => {
    const found = columns.flatMap(({ column }, at) => (facts[one * width + at] === facts[other * width + at] ? [] : [column]))
    const isOtherState = facts[one * width + width - 1] !== facts[other * width + width - 1]
    return isOtherState && !found.includes('status') ? [...found, 'status'] : found
  }
  const named = columns.flatMap(({ column }, at) => (identifying.includes(column) ? [at] : []))
  return {
    /** A number that two rows of one car have in common: of its year, make, model and kilometres. Zero without one of them. */
    carKey(place: number): number {
      if (named.length < identifying.length) return 0
      let key = 17
      for (const at of named) {
        const fact = facts[place * width + at] as number
        if (fact === 0) return 0
        key = (Math.imul(key, 31) + fact) | 0
      }
      return key
    },
    note(line: StockLine, place: number, state: SaleState): void {
      if ((place + 1) * width > facts.length) {
        const larger = new Int32Array(facts.length * 2)
        larger.set(facts)
        facts = larger
      }
      let at = place * width
      for (const column of columns) facts[at++] = valueIn(column, line[column.column] ?? '')
      facts[at] = states.indexOf(state)
    },
    differing,
    /** Whether two rows are cars of two locations that use the same number: each has a location, and the make or model differs. */
    isOfTwoLocations(one: number, other: number): boolean {
      const found = differing(one, other)
      const isPlaced = isFilled(one, 'location') && isFilled(other, 'location')
      return isPlaced && found.includes('location') && (found.includes('make') || found.includes('model'))
    },
  }
}
