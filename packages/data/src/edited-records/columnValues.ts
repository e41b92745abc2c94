import type { RecordField, RecordFields, ValuesOf } from '@forecourt/rules/records/RecordField'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { parseStoredText, writeStoredText } from '@forecourt/schema/rich-text/storedText'

/** Picks the editable fields from a row or a record. */
export const pickFields = <Fields extends RecordFields>(
  fields: Fields,
  row: { readonly [Name in keyof Fields]: unknown },
): ValuesOf<Fields> => Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as ValuesOf<Fields>

type ColumnOf<Field extends RecordField, Value> = Field extends { kind: 'richText' }
  ? string
  : Field extends { kind: 'optionalRichText' }
    ? string | null
    : Value extends readonly (infer Item)[]
      ? Item[]
      : Field extends { kind: 'number' | 'money'; required: string }
        ? number
        : Value

/** A record's fields as table columns of the same names. */
type RecordColumns<Fields extends RecordFields> = {
  [Name in keyof Fields]: ColumnOf<Fields[Name], ValuesOf<Fields>[Name]>
}

const toColumnValue = (field: RecordField, value: unknown): unknown => {
  if (Array.isArray(value)) return [...value]
  if (field.kind === 'richText' || field.kind === 'optionalRichText') return value === null ? null : writeStoredText(value as RichText)
  // Validation rejects missing values before this.
  if ((field.kind === 'number' || field.kind === 'money') && field.required !== undefined) return value ?? field.start ?? 0
  return value
}

/** Columns of a record whose fields are columns. */
export const recordColumns = <Fields extends RecordFields>(
  fields: Fields,
  values: { readonly [Name in keyof Fields]: unknown },
): RecordColumns<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toColumnValue(field, values[name])])) as RecordColumns<Fields>

/** Field values from the columns that `recordColumns` writes; parses formatted texts. */
export const columnValues = <Fields extends RecordFields>(
  fields: Fields,
  row: { readonly [Name in keyof RecordColumns<Fields>]: unknown },
): ValuesOf<Fields> =>
  Object.fromEntries(
    Object.entries(pickFields(fields, row)).map(([name, value]) => {
      const kind = fields[name]?.kind
      const isText = (kind === 'richText' || kind === 'optionalRichText') && typeof value === 'string'
      return [name, isText ? parseStoredText(value) : value]
    }),
  ) as ValuesOf<Fields>
