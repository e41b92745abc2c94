import type { ColumnChoice, MappedColumn } from './Mapping'

/** What a field of a car is called. */
export const columnTitle = (columns: readonly ColumnChoice[], column: MappedColumn): string =>
  columns.find((each) => each.column === column)?.title ?? column
