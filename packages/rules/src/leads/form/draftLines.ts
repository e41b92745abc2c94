import { cleanText } from '../../text/cleanText'
import type { ReadLine } from '../answerLines'
import type { FormField } from './FormField'

const wordsOf = (field: FormField, value: unknown): string => {
  if (field.type === 'checkbox') return value === true ? 'yes' : ''
  const text = typeof value === 'string' ? cleanText(value, field.type === 'textarea').slice(0, field.maxLength) : ''
  return field.options?.find((option) => option.value === text)?.label ?? text
}

/**
 * What was said so far in a form that isn't finished, as people read it (ENQ-08).
 *
 * @param input what was sent, by the names of the fields
 */
export const draftLines = (fields: readonly FormField[], input: { readonly [field: string]: unknown }): ReadLine[] =>
  fields.flatMap((field) => {
    const value = wordsOf(field, input[field.name])
    return value === '' ? [] : [{ label: field.label, value }]
  })
