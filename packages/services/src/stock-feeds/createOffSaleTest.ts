import { isForSale } from '../stock-import/remarks/saleNotes'
import type { ReadColumn } from '../stock-import/rememberColumns'
import { parseHeading, saleColumns } from '../stock-import/stockColumns'

/**
 * Creates the function that says whether an unread cell under the heading of a column on sale says that its car isn't offered, such as
 * “N” under “Show online” in a file that had no such column before (CAR-05).
 */
export const createOffSaleTest =
  (readColumn: ReadColumn) =>
  (heading: string, text = ''): boolean => {
    const column = text === '' ? null : parseHeading(heading)
    if (column === null || !saleColumns.includes(column)) return false
    if (column === 'status') {
      const status = readColumn('status', text)
      return status.is === 'understood' && !isForSale(status.value)
    }
    const outcome = readColumn(column, text)
    if (outcome.is !== 'understood') return false
    return typeof outcome.value === 'string' ? outcome.value !== 'coming_soon' : outcome.value === (column !== 'website')
  }
