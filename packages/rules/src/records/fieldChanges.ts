import { textChange } from '@forecourt/schema/diff/textChange'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { parseTime } from '../dates/parseTime'
import { formatDate, formatTime } from '../format/formatDate'
import { formatMoney } from '../format/formatMoney'
import { formatRate, groupThousands } from '../format/groupThousands'
import type { AnyValues, RecordField, RecordFields } from './RecordField'

/** Looks up the name of a reference or site by id. */
export type NameOf = (id: string) => string

const quoted = (value: unknown) => (value === null || value === '' ? 'nothing' : `“${value}”`)
const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
const joinTexts = (texts: readonly string[]) => (texts.length === 0 ? 'none' : texts.join(', '))

/** A stored time of day as text; null for no time. */
const timeText = (value: unknown) => {
  const minutes = typeof value === 'string' ? parseTime(value) : null
  return minutes === null ? null : formatTime(minutes).replace(/(?=[ap]m)/, ' ')
}

const number = (value: number, unit = '') =>
  unit === '%' ? formatRate(value) : [Number.isInteger(value) && value >= 10_000 ? groupThousands(value) : value, unit].join(' ').trim()

/** Formats a value for the change history. */
const formatValue = (field: RecordField, value: unknown, nameOf: NameOf): string => {
  switch (field.kind) {
    case 'text':
    case 'optional':
      return (field.as === 'time' && timeText(value)) || quoted(value)
    case 'richText':
    case 'optionalRichText':
      return quoted(value === null ? null : shortened(plainText(value as RichText)))
    case 'day':
    case 'optionalDay':
      return (typeof value === 'string' && formatDate(value)) || 'none'
    case 'choice':
      return field.choices[String(value)] ?? 'nothing'
    case 'several':
      return joinTexts((value as readonly string[]).map((one) => field.choices[one] ?? one))
    case 'number':
      return value === null ? 'none' : number(value as number, field.unit)
    case 'money':
      return value === null ? 'none' : formatMoney(value as number)
    case 'flag':
      return value ? 'yes' : 'no'
    case 'stars':
      return String(value)
    case 'picture':
      return value === null ? 'none' : 'another'
    case 'reference':
      return value === null ? (field.none ?? 'none').replace(/^The /, 'the ') : nameOf(String(value))
    case 'references': {
      const ids = value as readonly string[]
      return ids.length === 0 ? field.none.toLowerCase() : joinTexts(ids.map(nameOf))
    }
    case 'sites':
      return ''
    case 'rows': {
      const rows = value as readonly AnyValues[]
      const [first] = Object.keys(field.fields)
      return joinTexts(rows.map((row) => String(row[first ?? ''] ?? '')))
    }
  }
}

const rowChanges = (label: string, field: Extract<RecordField, { kind: 'rows' }>, before: unknown, after: unknown, nameOf: NameOf) => {
  const [first = ''] = Object.keys(field.fields)
  const [old, now] = [(before ?? []) as readonly AnyValues[], (after ?? []) as readonly AnyValues[]]
  const changed = now.flatMap((row) => {
    const was = old.find((one) => one[first] === row[first])
    return was
      ? fieldChanges(field.fields, was, row, nameOf).map((message) => `${String(row[first])}: ${message}`)
      : [`Added ${String(row[first])}`]
  })
  const removed = old.filter((row) => !now.some((one) => one[first] === row[first])).map((row) => `Removed ${String(row[first])}`)
  const all = [...changed, ...removed]
  // The rows only changed their order.
  return all.length > 0 ? all : [`${label}: in another order`]
}

/** Describes the changes between two versions of a record, one sentence each; empty if none. */
export function fieldChanges(fields: RecordFields, before: AnyValues, after: AnyValues, nameOf: NameOf): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [before[name] ?? null, after[name] ?? null]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    if (field.kind === 'rows') return rowChanges(field.label, field, was, is, nameOf)
    if (field.kind === 'sites') {
      const [out, still] = [was, is].map((ids) => (ids ?? []) as readonly string[])
      const added = (still ?? []).filter((id) => !out?.includes(id)).map((id) => `No longer on ${nameOf(id)}`)
      return [...added, ...(out ?? []).filter((id) => !still?.includes(id)).map((id) => `Now on ${nameOf(id)}`)]
    }
    if ((field.kind === 'richText' || field.kind === 'optionalRichText') && was !== null && is !== null) {
      const { summary } = textChange({}, was as RichText, is as RichText)
      return summary === null ? [] : [`${field.label}: ${summary}`]
    }
    return [`${field.label}: ${formatValue(field, was, nameOf)} → ${formatValue(field, is, nameOf)}`]
  })
}
