import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import type { ImportColumn, StockLine } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'

/** Columns that say yes or no about a type. */
const flags: readonly ImportColumn[] = ['isNew', 'isUsed', 'demo']

/**
 * Creates the function that takes the usual type off a row which states its own: the constant of the mapping answers for cars without a
 * type, so it contradicts no “yes” in a column of new, used or demo cars (ENT-01).
 */
export const createUsualType = ({ columns }: FeedMapping) => {
  const source = columns.carType
  const stating = flags.filter((column) => columns[column])
  return (line: StockLine, { values }: FeedRecord): StockLine => {
    if (source?.constant === undefined || stating.length === 0 || source.from.some((heading) => values.get(heading))) return line
    const answers = stating.map((column) => yesOrNo.read(line[column] ?? ''))
    // “No” under two of the three leaves the third.
    const isStated = answers.includes(true) || answers.filter((answer) => answer === false).length > 1
    return isStated ? { ...line, carType: '' } : line
  }
}
