import type { ImportColumn } from '../../stock-import/stockColumns'
import type { FeedMapping, MappingSource } from '../FeedMapping'

/** Columns whose words are the supplier's for every dealer, such as “PA” for a car in stock; of the others they may name a dealer's yards or people. */
const supplierWords: readonly ImportColumn[] = [
  ...(['make', 'itemType', 'carType', 'priceType', 'body', 'fuel', 'transmission', 'drive', 'licence', 'kmUnit'] as const),
  ...(['certified', 'status', 'website', 'odometerStatus', 'damagedImport', 'securityInterest'] as const),
]

const isPublic =
  (column: ImportColumn) =>
  ({ do: step }: MappingSource['steps'][number]): boolean =>
    step !== 'lookup' || supplierWords.includes(column)

/**
 * Of how one dealer's feed is read what holds for every dealer of its supplier: under which headings a field stands, and how it is
 * written. What it has for a field that no heading names, conditions, which rows count and words of its own stay with the dealer (ENT-01).
 */
export const publicMapping = ({ version, columns }: FeedMapping): FeedMapping => ({
  version,
  columns: Object.fromEntries(
    (Object.entries(columns) as [ImportColumn, MappingSource][]).flatMap(([column, { from, join, steps }]) =>
      from.length === 0 ? [] : [[column, { from, ...(join !== undefined && { join }), steps: steps.filter(isPublic(column)) }]],
    ),
  ),
  only: [],
})
