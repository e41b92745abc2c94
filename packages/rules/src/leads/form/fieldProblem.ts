import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { noTimeSuits } from '../../bookings/bookableDays'
import { isCalendarDate } from '../../dates/calendarDate'
import { clockMinutes } from '../../hours/clockMinutes'
import { internationalPhone } from '../../phone/writtenPhone'
import { isEmail } from '../../text/emailIn'
import { parseWholeDollars } from '../../text/parseMoney'
import type { AnswerField } from './FormContext'

const isDateTime = (text: string): boolean => {
  const [date = '', time = ''] = text.split('T')
  return isCalendarDate(date) && /^\d{2}:\d{2}$/.test(time) && (clockMinutes(time) ?? 1440) < 1440
}

/** Context of a field's validation. */
interface FieldContext {
  readonly config: Pick<ResolvedConfig, 'identity'>
  /** Error for a missing required value. */
  readonly missing: string
}

/** Validates a cleaned value of a field; the error for the shopper, or null (ENQ-30, ENQ-31, ERR-06). */
export const fieldProblem = (field: AnswerField, text: string, { config, missing }: FieldContext): string | null => {
  if (text === '') return field.required ? missing : null
  if (field.type === 'postcode') return /^\d{4}$/.test(text) ? null : 'Invalid postcode. Please enter a 4-digit number.'
  if (text.length > field.maxLength) return `${field.label} can be at most ${field.maxLength} characters.`
  switch (field.type) {
    case 'email':
      return isEmail(text) ? null : 'Please enter a valid email address.'
    case 'contact':
      return isEmail(text) || internationalPhone(text, config.identity.country) ? null : 'Please enter a mobile number or an email address.'
    case 'tel':
      return internationalPhone(text, config.identity.country) ? null : 'Please enter a valid phone number.'
    case 'currency':
      return parseWholeDollars(text) === null ? 'Please enter an amount in whole dollars.' : null
    case 'slot':
      return text === noTimeSuits || isDateTime(text) ? null : 'Please choose one of the times.'
    case 'date':
      return isCalendarDate(text) ? null : 'Please enter a valid date.'
    case 'datetime':
      return isDateTime(text) ? null : 'Please choose a valid date and time.'
    case 'select':
    case 'stars':
      return field.options?.some(({ value }) => value === text) ? null : missing
    default:
      return null
  }
}
