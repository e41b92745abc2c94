import type { CarField } from '@forecourt/rules/car/CarField'
import { carFields } from '@forecourt/rules/car/generated/carFields'
import type { FieldColumnValues } from '@forecourt/rules/entities/generated/carValues'

/** A column of stock files that one attribute of a car is read from. */
export interface FieldColumn {
  readonly name: keyof FieldColumnValues
  readonly field: CarField
  readonly column: NonNullable<CarField['column']>
}

/** The columns of all attributes of cars that files say. */
export const fieldColumns: readonly FieldColumn[] = carFields.flatMap((field) =>
  field.column ? [{ name: field.column.name as keyof FieldColumnValues, field, column: field.column }] : [],
)

/** Something for each of the columns, by its name. */
export const byFieldColumn = <Value>(value: (column: FieldColumn) => Value): { readonly [Column in keyof FieldColumnValues]: Value } =>
  Object.fromEntries(fieldColumns.map((column) => [column.name, value(column)])) as { [Column in keyof FieldColumnValues]: Value }
