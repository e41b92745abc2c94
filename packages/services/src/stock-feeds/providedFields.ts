import type { StoredCarField } from '@forecourt/data/stock/storedCarFields'
import type { FeedCar } from '@forecourt/data/stock-feeds/FeedCar'
import type { LineValues } from '../stock-import/ColumnValues'
import { amountColumns, type ImportColumn } from '../stock-import/stockColumns'
import { mappedFields } from './mappedFields'

/** Columns whose empty cells are ignored, as every car has a value. */
const neverEmpty: readonly ImportColumn[] = [
  'carType',
  'isNew',
  'isUsed',
  'demo',
  'itemType',
  'location',
  'status',
  'sold',
  'reserved',
  'priceType',
  'currency',
  'priceShown',
  'priceHidden',
  'website',
  'hidden',
]

/** Columns that are cleared if a new value is not understood: the old price or visibility may be wrong by now. */
const clearedIfUnknown: readonly ImportColumn[] = [...amountColumns, 'website', 'hidden', 'comments', 'features']

/** Columns that other cells may provide: a section above the row, words behind the model, a class. */
const derived: readonly ImportColumn[] = ['carType', 'itemType', 'status', 'location', 'transmission', 'drive', 'body', 'badge']

/** Creates the function that lists the fields a row sets, cached: most rows of a feed set the same. */
export const createFieldsCache = (mapped: readonly ImportColumn[]) => {
  const unmapped = derived.filter((column) => !mapped.includes(column))
  const columns = [...mapped, ...unmapped]
  const oftenEmpty = columns.filter((column) => neverEmpty.includes(column) || unmapped.includes(column))
  const fieldsByColumns = new Map<string, readonly StoredCarField[]>()
  return (values: LineValues, ignored: ReadonlySet<ImportColumn>, waits: boolean): readonly StoredCarField[] => {
    let key = waits ? 'w' : ''
    for (const column of oftenEmpty) key += values[column] === undefined ? '0' : '1'
    for (const column of ignored) key += ` ${column}`
    const known = fieldsByColumns.get(key)
    if (known) return known
    const given = columns.filter((column) =>
      ignored.has(column) ? clearedIfUnknown.includes(column) : values[column] !== undefined || !oftenEmpty.includes(column),
    )
    const fields = [...new Set([...mappedFields(given), ...(waits ? (['status', 'reserved'] as const) : [])])]
    fieldsByColumns.set(key, fields)
    return fields
  }
}

/** A car off the website until its status is known, or hidden. */
export const withheldCar = (car: FeedCar['car'], waitsForStatus: boolean, isHidden: boolean): FeedCar['car'] =>
  waitsForStatus || isHidden
    ? {
        ...car,
        ...(waitsForStatus && { status: 'draft', reserved: false, soldAt: null }),
        ...(isHidden && { showOnDealerWebsite: false }),
      }
    : car
