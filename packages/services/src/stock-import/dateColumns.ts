import { fieldColumns } from './fieldColumns'
import type { ImportColumn } from './stockColumns'

/** Columns of days and months. */
export const dateColumns: readonly ImportColumn[] = [
  'arrived',
  ...fieldColumns.filter(({ column: { read } }) => read.as === 'day' || read.as === 'month').map(({ name }) => name),
]
