import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { LineValues } from '../ColumnValues'
import { columnTitles, type ImportColumn, type StockLine } from '../stockColumns'

/** Columns with the price of a car. */
const ofPrice: readonly ImportColumn[] = ['price', 'driveAwayPrice', 'egcPrice']

const valueText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  if ('cents' in value) return formatMoney(Number(value.cents))
  return String('distance' in value ? value.distance : 'value' in value ? value.value : '')
}

/** What a row says in a column: the text and the title of the column that has it. */
export interface Stated {
  readonly text: string
  readonly title: string
}

/** The text of a column, or of one that stands for it: a price may be under “Drive away”, and a type under “Used” with “Y” (ENT-01). */
export const statedIn = (line: StockLine, values: LineValues, column: ImportColumn): Stated => {
  const columns = ofPrice.includes(column) ? [column, ...ofPrice] : [column]
  const written = columns.find((each) => (line[each] ?? '').trim() !== '')
  const found = written ?? columns.find((each) => values[each] !== undefined) ?? column
  const { [found]: value } = values
  const text =
    (written === undefined ? undefined : line[written]?.trim()) ??
    (found === 'carType' && values.carType ? carTypes.title(values.carType) : valueText(value))
  return { text: text === '' ? columnTitles[found] : text, title: columnTitles[found].toLowerCase() }
}

/** What a row says in a column, for a message that names the column: “New” under new, used or demo. */
export const statedUnder = (line: StockLine, values: LineValues, column: ImportColumn): string => {
  const { text, title } = statedIn(line, values, column)
  return `“${text}” under ${title}`
}
