import type { RecordField, RecordFields, ValuesOf } from '@forecourt/rules/records/RecordField'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { parseStoredText, writeStoredText } from '@forecourt/schema/rich-text/storedText'

/** What people write of a record, as its fields name it, out of a row or a record that tells more. */
export const writtenValues = <Fields extends RecordFields>(
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

/** A record's fields as the columns of the same names in its table. */
type RecordColumns<Fields extends RecordFields> = {
  [Name in keyof Fields]: ColumnOf<Fields[Name], ValuesOf<Fields>[Name]>
}

const columnOf = (field: RecordField, value: unknown): unknown => {
  if (Array.isArray(value)) return [...value]
  if (field.kind === 'richText' || field.kind === 'optionalRichText') return value === null ? null : writeStoredText(value as RichText)
  // What is missing is refused before it would be stored.
  if ((field.kind === 'number' || field.kind === 'money') && field.required !== undefined) return value ?? field.start ?? 0
  return value
}

/** What is stored of a record whose fields are columns. */
export const recordColumns = <Fields extends RecordFields>(
  fields: Fields,
  values: { readonly [Name in keyof Fields]: unknown },
): RecordColumns<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf(field, values[name])])) as RecordColumns<Fields>

/** What people wrote of a record, out of the columns that `recordColumns` fills: formatted texts are read as such. */
export const columnValues = <Fields extends RecordFields>(
  fields: Fields,
  row: { readonly [Name in keyof RecordColumns<Fields>]: unknown },
): ValuesOf<Fields> =>
  Object.fromEntries(
    Object.entries(writtenValues(fields, row)).map(([name, value]) => {
      const kind = fields[name]?.kind
      const isText = (kind === 'richText' || kind === 'optionalRichText') && typeof value === 'string'
      return [name, isText ? parseStoredText(value) : value]
    }),
  ) as ValuesOf<Fields>
