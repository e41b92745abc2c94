import type { CarAttribute } from '@forecourt/rules/car/CarAttribute'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import type { FieldColumnValues } from '@forecourt/rules/entities/generated/carValues'

/** An import column for a custom field. */
export interface FieldColumn {
  readonly name: keyof FieldColumnValues
  readonly field: CarAttribute
  readonly column: NonNullable<CarAttribute['fileColumn']>
}

/** Import columns of all importable fields. */
export const fieldColumns: readonly FieldColumn[] = carAttributes.flatMap((field) =>
  field.fileColumn ? [{ name: field.fileColumn.name as keyof FieldColumnValues, field, column: field.fileColumn }] : [],
)

/** Maps each field column by name. */
export const byFieldColumn = <Value>(value: (column: FieldColumn) => Value): { readonly [Column in keyof FieldColumnValues]: Value } =>
  Object.fromEntries(fieldColumns.map((column) => [column.name, value(column)])) as { [Column in keyof FieldColumnValues]: Value }
