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
 * Creates the function that sets the price type that a row states: in the column of price types, or in an unread cell, such as “Drive
 * away” under “Includes”. The constant of the mapping is only a default, so it is removed here: a text in the price (“+ ORC”) has priority,
 * and `usualPriceType` applies the constant to rows without a type (CAR-14).
 */
export const createPriceTypes = ({ columns }: FeedMapping, unread: readonly string[]) => {
  const headings = unread.filter(isOfPriceKind)
  const source = columns.priceType
  return (line: StockLine, { values }: FeedRecord): StockLine => {
    const isConstant = source?.constant !== undefined && !source.from.some((heading) => values.get(heading))
    if (!isConstant && (line.priceType ?? '').trim() !== '') return line
    const [type] = headings.flatMap((heading) => priceTypeUnder(heading, values.get(heading) ?? '') ?? [])
    if (type !== undefined) return { ...line, priceType: priceTypes.title(type) }
    return isConstant ? { ...line, priceType: '' } : line
  }
}
