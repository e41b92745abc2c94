import { placeholderProblem } from '@forecourt/schema/claims/findPlaceholder'
import { isBlankText, plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { textFaults } from '@forecourt/schema/rich-text/textFaults'
import { isCalendarDate } from '../dates/calendarDate'
import { groupThousands } from '../format/groupThousands'
import type { AnyValues, RecordField, RecordFields } from './RecordField'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

const numberText = (value: number, unit = '') =>
  unit === '$'
    ? `$${groupThousands(value)}`
    : unit === '%'
      ? `${value}%`
      : [value < 10_000 ? value : groupThousands(value), unit].join(' ').trim()

const numberProblem = (
  value: number,
  { from, to, unit, whole }: { from: number; to: number; unit?: string; whole?: true },
): string | null => {
  if (!Number.isFinite(value)) return 'Enter a number.'
  if (whole && !Number.isInteger(value)) return 'Enter a whole number.'
  return value >= from && value <= to ? null : `From ${numberText(from, unit)} to ${numberText(to, unit)}.`
}

const choiceProblem = (value: unknown, choices: object): string | null =>
  typeof value === 'string' && Object.hasOwn(choices, value) ? null : 'Choose an option from the list.'

/** Errors that would block publishing a page also block storing a record. */
const textProblem = (text: RichText, max: number): string | null => {
  const plain = plainText(text)
  if (plain.length > max) return `At most ${max} characters.`
  const fault = typeof text === 'string' ? undefined : textFaults(text, max).find(({ severity }) => severity === 'error')
  return fault?.message ?? placeholderProblem(plain)
}

const formats = {
  time: { pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, message: 'Enter a time, such as 09:30 or 17:00.' },
  colour: { pattern: /^#[0-9a-f]{6}$/i, message: 'Choose a colour, or enter its code, such as #1b4f8a.' },
} as const

const lineProblem = (text: string, { max, as, quoted }: Extract<RecordField, { kind: 'text' | 'optional' }>): string | null => {
  if (as === 'time' || as === 'colour') return formats[as].pattern.test(text) ? null : formats[as].message
  if (text.length > max) return `At most ${max} characters.`
  return quoted ? null : placeholderProblem(text)
}

const isFormatted = ({ kind }: RecordField) => kind === 'richText' || kind === 'optionalRichText'

const findProblem = (field: RecordField, value: unknown): string | null => {
  switch (field.kind) {
    case 'text':
    case 'optional':
      return lineProblem(String(value), field)
    case 'richText':
    case 'optionalRichText':
      return textProblem(value as RichText, field.max)
    case 'day':
    case 'optionalDay':
      return isCalendarDate(String(value)) ? null : 'This date does not exist.'
    case 'choice':
      return choiceProblem(value, field.choices)
    case 'several':
      return (value as readonly unknown[]).map((one) => choiceProblem(one, field.choices)).find((message) => message !== null) ?? null
    case 'number':
      return numberProblem(value as number, field)
    case 'money':
      return numberProblem((value as number) / 100, { from: 0, to: field.toDollars, unit: '$' })
    case 'stars':
      return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 5 ? null : 'Choose one to five stars.'
    case 'rows':
      return (value as readonly unknown[]).length <= field.max ? null : `At most ${field.max}.`
    default:
      return null
  }
}

/** Validation errors by field; rows within a record as `variants.0.name`. */
export type Problems = Readonly<Record<string, string>>

/** Validates the fields of a record one by one; rules across fields belong to the kind of record. */
export const fieldProblems = (fields: RecordFields, values: AnyValues): Problems => {
  const problems: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    // Zero stars is a number, but means no answer.
    const isMissing = field.kind === 'stars' ? value === 0 : isEmpty(value) || (isFormatted(field) && isBlankText(value as RichText))
    const message = isMissing ? (field.required ?? null) : findProblem(field, value)
    if (message !== null) problems[name] = message
    if (field.kind !== 'rows' || isMissing) continue
    for (const [index, row] of (value as readonly AnyValues[]).entries())
      for (const [inner, problem] of Object.entries(fieldProblems(field.fields, row))) problems[`${name}.${index}.${inner}`] = problem
  }
  return problems
}
