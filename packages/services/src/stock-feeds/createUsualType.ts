import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import type { ImportColumn, StockLine } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'

/** Columns that say yes or no about a type. */
const flags: readonly ImportColumn[] = ['isNew', 'isUsed', 'demo']

/** Headings with only two answers: under “New/Used” a demonstrator is one of them. Normalised to letters. */
const ofTwoTypes = /^(?:new(?:or)?used|used(?:or)?new|nu)$/
const isOfTwoTypes = (heading: string): boolean => ofTwoTypes.test(heading.toLowerCase().replace(/[^a-z]/g, ''))

/**
 * Creates the function that takes the type off a row where a column of new, used or demo cars says it better: the constant of the mapping
 * answers for cars without a type, so it contradicts no “yes” there, and neither does “New” under “New/Used” a demonstrator (ENT-01).
 */
export const createUsualType = ({ columns }: FeedMapping) => {
  const source = columns.carType
  const stating = flags.filter((column) => columns[column])
  const isRefined = columns.demo !== undefined && source !== undefined && source.from.length > 0 && source.from.every(isOfTwoTypes)
  return (line: StockLine, { values }: FeedRecord): StockLine => {
    if (source === undefined || stating.length === 0) return line
    if (isRefined && yesOrNo.read(line.demo ?? '') === true && carTypes.read(line.carType ?? '') !== null) return { ...line, carType: '' }
    if (source.constant === undefined || source.from.some((heading) => values.get(heading))) return line
    const answers = stating.map((column) => yesOrNo.read(line[column] ?? ''))
    // “No” under two of the three leaves the third.
    const isStated = answers.includes(true) || answers.filter((answer) => answer === false).length > 1
    return isStated ? { ...line, carType: '' } : line
  }
}
