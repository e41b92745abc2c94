import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { writeLightText } from '@forecourt/schema/rich-text/writeLightText'
import { isCalendarDate } from '../dates/calendarDate'
import { parseTime, storedTime } from '../dates/parseTime'
import { formatMoney } from '../format/formatMoney'
import { nameKey } from '../text/nameKey'
import { parseHtml } from '../text/parseHtml'
import { parseEnteredNumber, parseMoney, parseRate } from '../text/parseMoney'
import { writeHtml } from '../text/writeHtml'
import type { AnyValues, Choices, RecordField, RecordFields } from './RecordField'

/** Parses a rich text from a cell: HTML if it starts with an element, otherwise plain text. */
export const parseFormattedCell = (cell: string): RichText => {
  const text = /^\s*<[a-z!]/i.test(cell) ? parseHtml(cell) : cell.trim()
  return isBlankText(text) ? '' : text
}

/** Writes a rich text to a cell: plain text if nothing is lost, otherwise HTML for `parseFormattedCell`. */
export const writeFormattedCell = (text: RichText): string => writeLightText(text) ?? writeHtml(text)

export type CellResult = { readonly value: unknown } | { readonly problem: string }

/** Finds the id of a reference or site by its name in a file; null if unknown. */
export type IdNamed = (field: RecordField, name: string) => string | null

const parseChoice = (choices: Choices, text: string, spellings: { readonly [value: string]: readonly string[] } = {}): string | null =>
  Object.entries(choices).find(([value, label]) =>
    [value, label, ...(spellings[value] ?? [])].some((one) => nameKey(one) === nameKey(text)),
  )?.[0] ?? null

/** Parses a number in the field's unit; money in whole cents; NaN if invalid or ambiguous. */
const number = (text: string, unit: string): number => {
  const [sign, bare] = text.startsWith('-') ? ([-1, text.slice(1)] as const) : ([1, text] as const)
  if (unit === '$') return sign * (parseMoney(bare) ?? Number.NaN)
  if (unit === '%') return sign * (parseRate(bare) ?? Number.NaN)
  return sign * (parseEnteredNumber(bare.replace(/ ?(?:kg|mm|years?|hours?)$/i, ''))?.value ?? Number.NaN)
}

/** Parses a date: ISO, or day before month. */
const day = (text: string): string | null => {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const iso = local ? `${local[3]}-${local[2]?.padStart(2, '0')}-${local[1]?.padStart(2, '0')}` : text.slice(0, 10)
  return isCalendarDate(iso) ? iso : null
}

const yes = ['yes', 'y', 'true', '1', 'x']
const no = ['no', 'n', 'false', '0', '']

const splitList = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const parseRow = (field: Extract<RecordField, { kind: 'rows' }>, text: string, idNamed: IdNamed): CellResult => {
  const cells = text.split(';').map((cell) => cell.trim())
  const row: Record<string, unknown> = {}
  for (const [index, [name, inner]] of Object.entries(field.fields).entries()) {
    const read = parseCell(inner, cells[index] ?? '', idNamed)
    if ('problem' in read) return { problem: `${inner.label}: ${read.problem}` }
    row[name] = read.value
  }
  return { value: row }
}

/** Parses a cell of a file or form for a field: its value, or the error with valid examples. */
export function parseCell(field: RecordField, written: string, idNamed: IdNamed): CellResult {
  const text = written.trim()
  switch (field.kind) {
    case 'text':
      return { value: text }
    case 'richText':
      return { value: parseFormattedCell(text) }
    case 'optionalRichText':
      return { value: parseFormattedCell(text) || null }
    case 'optional': {
      const minutes = field.as === 'time' ? parseTime(text) : null
      return { value: minutes === null ? text || null : storedTime(minutes) }
    }
    case 'picture':
      return { value: text || null }
    case 'day':
    case 'optionalDay': {
      if (text === '') return { value: field.kind === 'day' ? '' : null }
      const read = day(text)
      return read === null ? { problem: `“${text}” isn’t a date. Write it as 2026-06-30 or 30/6/2026.` } : { value: read }
    }
    case 'choice': {
      const value = text === '' ? '' : parseChoice(field.choices, text, field.spellings)
      return value === null ? { problem: `“${text}” isn’t one of ${Object.values(field.choices).join(', ')}.` } : { value }
    }
    case 'several': {
      const values = splitList(text, /[,;|\n]/).map((part) => [part, parseChoice(field.choices, part)] as const)
      const unknown = values.find(([, value]) => value === null)
      return unknown
        ? { problem: `“${unknown[0]}” isn’t one of ${Object.values(field.choices).join(', ')}.` }
        : { value: values.map(([, value]) => value) }
    }
    case 'number':
    case 'money': {
      if (text === '') return { value: null }
      const read = number(text, field.kind === 'number' ? (field.unit ?? '') : '$')
      if (!Number.isFinite(read)) return { problem: `“${text}” isn’t a number. Write it as ${field.kind === 'money' ? '39990' : '6.49'}.` }
      return { value: read }
    }
    case 'flag': {
      const key = nameKey(text)
      if (yes.includes(key)) return { value: true }
      return no.includes(key) ? { value: false } : { problem: `“${text}” isn’t yes or no.` }
    }
    case 'stars':
      return { value: Number(text.replace(/(\/5| stars?)$/i, '') || 0) }
    case 'reference': {
      if (text === '' && field.none === undefined) return { value: '' }
      if (text === '' || nameKey(text) === nameKey(field.none ?? '')) return { value: null }
      const id = idNamed(field, text)
      return id === null ? { problem: `There is no ${field.to} named “${text}”.` } : { value: id }
    }
    case 'references': {
      if (nameKey(text) === nameKey(field.none)) return { value: [] }
      const read = splitList(text, /[|\n]/).map((name) => [name, idNamed(field, name)] as const)
      const unknown = read.find(([, id]) => id === null)
      return unknown ? { problem: `There is no ${field.to} named “${unknown[0]}”.` } : { value: read.map(([, id]) => id) }
    }
    case 'sites': {
      const read = splitList(text, /[|\n]/).map((name) => [name, idNamed(field, name)] as const)
      const unknown = read.find(([, id]) => id === null)
      return unknown ? { problem: `There is no site named “${unknown[0]}”.` } : { value: read.map(([, id]) => id) }
    }
    case 'rows': {
      const read = splitList(text, /[|\n]/).map((row) => parseRow(field, row, idNamed))
      const problem = read.find((row) => 'problem' in row)
      return problem ?? { value: read.map((row) => (row as { value: AnyValues }).value) }
    }
  }
}

/** Writes a value to a cell, such that `parseCell` restores it. */
export function writeCell(field: RecordField, value: unknown, nameOf: (id: string) => string): string {
  if (value === null || value === undefined) return field.kind === 'reference' ? (field.none ?? '') : ''
  switch (field.kind) {
    case 'richText':
    case 'optionalRichText':
      return writeFormattedCell(value as RichText)
    case 'choice':
      return field.choices[String(value)] ?? String(value)
    case 'several':
      return (value as readonly string[]).map((one) => field.choices[one] ?? one).join(', ')
    case 'money':
      return formatMoney(value as number).replace(/[$,]/g, '')
    case 'flag':
      return value ? 'yes' : 'no'
    case 'reference':
      return nameOf(String(value))
    case 'references':
    case 'sites':
      return (value as readonly string[]).map(nameOf).join(' | ')
    case 'rows':
      return (value as readonly AnyValues[])
        .map((row) =>
          Object.entries(field.fields)
            .map(([name, inner]) => writeCell(inner, row[name], nameOf))
            .join('; '),
        )
        .join(' | ')
    default:
      return String(value)
  }
}

/**
 * The field of each heading, comparing letters and digits only: by label or name, otherwise by another heading of a field without a
 * column; null if there is none.
 */
export const headedFields = (fields: RecordFields, headings: readonly string[]): (readonly [heading: string, field: string | null])[] => {
  const entries = Object.entries(fields)
  const findField = (heading: string, knownBy: (name: string, field: RecordField) => readonly string[]) =>
    entries.find(([name, field]) => knownBy(name, field).some((known) => nameKey(known) === nameKey(heading)))?.[0] ?? null
  const labelled = headings.map((heading) => findField(heading, (name, { label }) => [name, label]))
  const taken = new Set(labelled)
  return headings.map((heading, index) => {
    const field = labelled[index] ?? findField(heading, (name, { headings: others = [] }) => (taken.has(name) ? [] : others))
    taken.add(field)
    return [heading, field]
  })
}

/** A column of a file, and the field that a user chose for it; null to leave it out. */
export interface ChosenColumn {
  readonly heading: string
  readonly field: string | null
}

/**
 * The field of each heading as `headedFields`, except where a user chose another one. A chosen field leaves the column that had it. A
 * column that means the opposite of its field has none.
 */
export const fieldsOfColumns = (
  fields: RecordFields,
  headings: readonly string[],
  chosen: readonly ChosenColumn[],
): (readonly [heading: string, field: string | null])[] => {
  const wanted = new Map(chosen.map(({ heading, field }) => [heading, field]))
  const taken = new Set([...wanted.values()])
  const used = new Set<string>()
  return headedFields(fields, headings).map(([heading, known]) => {
    const field = wanted.has(heading) ? (wanted.get(heading) ?? null) : taken.has(known) ? null : known
    if (field === null || used.has(field) || isOpposite(fields[field], heading)) return [heading, null]
    used.add(field)
    return [heading, field]
  })
}

/** Whether a column says the opposite of a field, such as “Unsubscribed” of a consent. */
export const isOpposite = (field: RecordField | undefined, heading: string): boolean => field?.opposite?.test(heading) ?? false
