import type { ImportColumn } from '../../stock-import/stockColumns'
import type { FeedMapping, MappingSource } from '../FeedMapping'

/**
 * Columns whose vocabulary is the supplier's own, such as “PA” for a car in stock; other columns may name a dealer's locations or people.
 */
const supplierColumns: readonly ImportColumn[] = [
  ...(['make', 'itemType', 'carType', 'priceType', 'body', 'fuel', 'transmission', 'drive', 'licence', 'kmUnit'] as const),
  ...(['certified', 'status', 'website', 'odometerStatus', 'damagedImport', 'securityInterest'] as const),
]

const isPublic =
  (column: ImportColumn) =>
  ({ do: step }: MappingSource['steps'][number]): boolean =>
    step !== 'lookup' || supplierColumns.includes(column)

/**
 * The shareable part of a feed's mapping, valid for all dealers of its supplier: headings and formats of fields. Constants, conditions,
 * row filters and a dealer's own words stay private (ENT-01).
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
