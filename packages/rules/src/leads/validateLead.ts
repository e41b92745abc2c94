import { isRecord } from '@forecourt/schema/isRecord'
import { canReserve } from '../car/canReserve'
import type { LeadForm } from '../entities/LeadForm'
import { shownValue } from '../parts/Part'
import { internationalPhone } from '../phone/writtenPhone'
import { cleanText } from '../text/cleanText'
import type { AnswerField, FormContext, FormWithContext } from './form/FormContext'
import { fieldProblem } from './form/fieldProblem'
import { missingProblem } from './form/missingProblem'
import type { Lead } from './Lead'
import { type AnyLeadAnswer, emptyAttributes, emptyColumns, leadAnswers, type StoredAnswers } from './leadAnswers'
import { leadCategory } from './leadCategory'
import { leadEvent } from './leadEvent'
import { leadForms } from './leadForms'
import { leadRecipient } from './leadRecipient'
import { spamScore } from './spamScore'
import { parseFirstTouch } from './visits/firstTouch'
import { linkedParams, maxLinkedParamLength } from './visits/linkedParams'
import { maxVisitedPages } from './visits/maxVisitedPages'

/** A valid lead, or the errors, by field if known. */
export type LeadCheck =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

type Input = { readonly [field: string]: unknown }

interface ParsedAnswer {
  readonly field: AnswerField
  readonly text: string
  readonly phone: string | null
  readonly isTicked: boolean
  readonly startedTicked: boolean
  readonly problem: string | null
}

const maxUrlLength = 1000
const absurdLength = 20_000
/** Field types that may hold a phone number. */
const phoneFields: readonly AnswerField['type'][] = ['tel', 'contact']

const refuse = (message: string, fields: { readonly [field: string]: string } = {}): LeadCheck => ({ ok: false, message, fields })

const ownValue = (input: Input, field: string): unknown => (Object.hasOwn(input, field) ? input[field] : undefined)
const parseForm = (value: unknown): LeadForm | null =>
  typeof value === 'string' && Object.hasOwn(leadForms, value) && !leadForms[value as LeadForm].pressed ? (value as LeadForm) : null
const isTicked = (value: unknown): boolean => value === true || value === 'true' || value === 'on'
const shortText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxUrlLength ? cleanText(value) || null : null

/** Parses a submitted answer: its cleaned text and its validation error. */
const parseAnswer = (answer: AnyLeadAnswer, field: AnswerField, input: Input, formContext: FormWithContext): ParsedAnswer => {
  const value = ownValue(input, answer.id)
  const missing = answer.missing?.(formContext) ?? missingProblem(field)
  const read = (text: string, problem: string | null, ticked = false): ParsedAnswer => ({
    field,
    text,
    phone: phoneFields.includes(field.type) ? internationalPhone(text, formContext.config.identity.country) : null,
    isTicked: ticked,
    startedTicked: isTicked(ownValue(input, `${answer.id}Preticked`)) || field.defaultValue === true,
    problem,
  })
  if (answer.kind === 'tick') return read('', field.required && !isTicked(value) ? missing : null, isTicked(value))
  if (field.type === 'hidden') return read(String(field.defaultValue ?? ''), null)
  if (value !== undefined && value !== null && typeof value !== 'string') return read('', missing)
  const text = (value ?? '').length > absurdLength ? 'x'.repeat(absurdLength) : cleanText(value ?? '', field.type === 'textarea')
  return read(text, fieldProblem(field, text, { config: formContext.config, missing }))
}

const parsePages = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(-maxVisitedPages).flatMap((entry) => shortText(entry) ?? []) : []

const parseSource = (value: unknown): string | null => shortText(value)?.slice(0, maxLinkedParamLength) ?? null

/**
 * Validates and normalises a submitted form against the fields it showed (ENQ-10 to ENQ-31, ERR-06 to ERR-10). Ignores unknown fields;
 * client input never determines the site, the organisation or the price.
 */
export const validateLead = (input: unknown, context: FormContext): LeadCheck => {
  const { config, car } = context
  const form = isRecord(input) ? parseForm(ownValue(input, 'form')) : null
  if (!isRecord(input) || !form) return refuse('We couldn’t read this form. Please reload the page and try again.')
  if (!car && (leadForms[form].needsCar || shortText(ownValue(input, 'carSlug'))))
    return refuse('We couldn’t find this car. It may have just been sold.')

  if (car && leadForms[form].needsCar === 'free' && !canReserve(car, config))
    return refuse('This car can no longer be reserved. Ask us about it and we’ll tell you where it’s up to.')

  const formContext = { ...context, form }
  const recipient = leadRecipient({ locationId: ownValue(input, 'locationId'), dealershipSlug: ownValue(input, 'dealershipSlug') }, context)
  const problems: { [field: string]: string } = {}
  const stored: Partial<StoredAnswers>[] = []
  for (const answer of leadAnswers) {
    const field = shownValue(answer, formContext)
    if (!field) continue
    const read = parseAnswer(answer, field, input, formContext)
    const answered = { ...read, context: formContext, recipient }
    const problem = read.problem ?? (read.text === '' ? null : answer.problem?.(answered))
    if (problem) problems[answer.id] = problem
    else stored.push(answer.stored.toStored(answered))
  }
  if (Object.keys(problems).length > 0) return refuse('Please fix the following errors:', problems)

  const event = leadEvent(form, car)
  const { isSuspicious, signs } = spamScore(input)
  const firstTouch = parseFirstTouch(ownValue(input, 'firstTouch'), context.now)
  return {
    ok: true,
    lead: {
      form,
      ...emptyColumns,
      ...emptyAttributes,
      ...leadCategory(form, car, null),
      ...Object.assign({}, ...stored),
      ...recipient,
      carId: car?.id ?? null,
      carSlug: car?.slug ?? null,
      url: shortText(ownValue(input, 'url')),
      visitedPages: parsePages(ownValue(input, 'visitedPages')),
      source: parseSource(ownValue(input, 'source')),
      linkedQueryParams: linkedParams(ownValue(input, 'linkedQueryParams')),
      ...(firstTouch && { firstTouch }),
      eventId: event.id,
      eventParams: event.params,
      suspicious: isSuspicious,
      spamSigns: signs,
    },
  }
}
