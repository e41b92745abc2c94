import type { AnyValues, RecordField, RecordFields } from './RecordField'

const nothingIn = (field: RecordField): unknown => {
  const { kind, start } = field
  if (start !== undefined) return start
  if (kind === 'text' || kind === 'richText' || kind === 'day' || kind === 'choice' || (kind === 'reference' && field.none === undefined))
    return ''
  if (kind === 'several' || kind === 'references' || kind === 'sites' || kind === 'rows') return []
  if (kind === 'flag') return false
  return kind === 'stars' ? 0 : null
}

/** A record in which nothing is written yet, beside what new ones start with. */
export const blankValues = (fields: RecordFields): AnyValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nothingIn(field)]))
