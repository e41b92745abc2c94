import type { RecordFields, ValuesOf } from '@forecourt/rules/records/RecordField'

/** What people write of a record, as its fields name it, out of a row or a record that tells more. */
export const writtenValues = <Fields extends RecordFields>(
  fields: Fields,
  row: { readonly [Name in keyof Fields]: unknown },
): ValuesOf<Fields> => Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as ValuesOf<Fields>
