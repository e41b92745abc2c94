import type { PriceType } from '@forecourt/rules/entities/Car'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { isOfPriceKind, priceTypeUnder } from '../stock-import/remarks/priceNotes'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'

/** The price type of rows that don't state one: the constant of the mapping, or that of the feed; null to ask (CAR-14). */
export const usualPriceType = ({ columns }: FeedMapping, { priceType }: Pick<FeedContext, 'priceType'>): PriceType | null =>
  priceTypes.read(columns.priceType?.constant ?? '') ?? priceType ?? null

/**
 * Creates the function that gives a row its own price type: that of its column, or of an unmapped cell such as “Drive away” under
 * “Includes”. A constant is the usual type, which the words of a price overrule (CAR-14).
 */
export const createPriceTypes = ({ columns }: FeedMapping, unread: readonly string[]) => {
  const headings = unread.filter(isOfPriceKind)
  const source = columns.priceType
  return (line: StockLine, { values }: FeedRecord): StockLine => {
    const isConstant = source?.constant !== undefined && !source.from.some((heading) => values.get(heading))
    const own = isConstant ? '' : (line.priceType ?? '').trim()
    const [type] = own === '' ? headings.flatMap((heading) => priceTypeUnder(heading, values.get(heading) ?? '') ?? []) : []
    return type === undefined && !isConstant ? line : { ...line, priceType: type === undefined ? own : priceTypes.title(type) }
  }
}
