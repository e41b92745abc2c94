import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { isOfPriceKind, priceTypeUnder } from '../stock-import/remarks/priceNotes'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedRecord } from './FeedRecords'

/**
 * Creates the function that adds the price type that an unmapped cell states, such as “Drive away” under “Includes”, to a row whose own
 * column doesn't state one (CAR-14).
 */
export const createPriceTypes = (unread: readonly string[]) => {
  const headings = unread.filter(isOfPriceKind)
  return (line: StockLine, { values }: FeedRecord): StockLine => {
    if (headings.length === 0 || (line.priceType ?? '').trim() !== '') return line
    const [type] = headings.flatMap((heading) => priceTypeUnder(heading, values.get(heading) ?? '') ?? [])
    return type === undefined ? line : { ...line, priceType: priceTypes.title(type) }
  }
}
