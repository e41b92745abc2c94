import type { RecordFields, ValuesOf } from '@forecourt/rules/records/RecordField'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import type { RecordColumns } from './recordColumns'
import { writtenValues } from './writtenValues'

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
