import { parseCell, writeCell } from '@forecourt/rules/records/parseCell'
import type { AnyValues, RecordField, RecordFields } from '@forecourt/rules/records/RecordField'

/** A record as it is typed: numbers and amounts as text, nothing as an empty text. */
export type TypedRecord = { readonly [name: string]: unknown }

const isText = ({ kind }: RecordField) => !['flag', 'stars', 'picture', 'several', 'references', 'sites', 'rows'].includes(kind)

const typedOf = (field: RecordField, value: unknown): unknown => {
  if (field.kind === 'rows') return (value as readonly AnyValues[]).map((row) => toTypedRecord(field.fields, row))
  if (field.kind === 'number' || field.kind === 'money') return writeCell(field, value, String)
  if (field.kind === 'day' || field.kind === 'optionalDay') return String(value ?? '').slice(0, 10)
  return isText(field) ? (value ?? '') : value
}

/** A record as its form begins with it. */
export function toTypedRecord(fields: RecordFields, values: AnyValues): TypedRecord {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedOf(field, values[name])]))
}

interface ReadRecord {
  readonly values: AnyValues
  /** By field: what can't be read, in a sentence. */
  readonly problems: Readonly<Record<string, string>>
}

/** What is typed, as it is sent; what is no number counts as missing, and is said. */
export function parseRecord(fields: RecordFields, typed: TypedRecord): ReadRecord {
  const values: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const said = typed[name]
    if (field.kind === 'rows') {
      const rows = (said as readonly TypedRecord[]).map((row) => parseRecord(field.fields, row))
      values[name] = rows.map((row) => row.values)
      for (const [index, row] of rows.entries())
        for (const [inner, problem] of Object.entries(row.problems)) problems[`${name}.${index}.${inner}`] = problem
    } else if (field.kind === 'number' || field.kind === 'money') {
      const read = parseCell(field, String(said), () => null)
      values[name] = 'problem' in read ? null : read.value
      if ('problem' in read) problems[name] = read.problem
    } else {
      const isNothing = said === '' && (field.kind.startsWith('optional') || (field.kind === 'reference' && field.none !== undefined))
      values[name] = isNothing ? null : said
    }
  }
  return { values, problems }
}
