import type { LineValues } from '../stock-import/ColumnValues'
import { isForSale } from '../stock-import/remarks/saleNotes'
import type { StockLine } from '../stock-import/stockColumns'
import type { Section } from './createSections'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'

/** A car of this year with fewer kilometres may be new or a demonstrator. */
const leastKm = 500

/**
 * Why a car may not be used although the usual type of the feed says so, the start of a sentence: a user gave that answer about used cars in
 * the yard. Null if its row or section says so itself, or nothing contradicts it (ENT-01, CAR-04).
 */
export const doubtOfUsed = (
  { record, stockLine, values }: { readonly record: FeedRecord; readonly stockLine: StockLine; readonly values: LineValues },
  section: Section | null,
  { columns }: FeedMapping,
  thisYear: number,
): string | null => {
  if (values.carType !== 'used' || !stockLine.carType || !isForSale(values.status)) return null
  const isOwn = columns.carType?.from.some((heading) => (record.values.get(heading) ?? '').trim() !== '')
  if (isOwn || section?.cells.carType !== undefined) return null
  const [km, { year = 0 }] = [values.km?.distance, values]
  if (values.status === 'coming_soon' && km === undefined) return 'The car is coming soon and has no odometer reading'
  const isYoung = km === undefined ? year > thisYear : year >= thisYear && km < leastKm
  return isYoung ? `The car is from ${year} and has ${km === undefined ? 'no odometer reading' : `${Math.round(km)} km`}` : null
}
