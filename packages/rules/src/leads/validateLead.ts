import { formKinds } from '@forecourt/schema/blocks/formKinds'
import { visitProblem } from '../hours/visitProblem'
import { canReserve } from '../stock/canReserve'
import { cleanText } from '../text/cleanText'
import { checkboxProblem } from './checkboxProblem'
import { dialledPhone } from './dialledPhone'
import { fieldProblem } from './fieldProblem'
import { type FieldName, type FormContext, type FormField, formFields } from './formFields'
import { isSuspicious } from './isSuspicious'
import type { Lead } from './Lead'
import { carForms, type LeadForm } from './LeadForm'
import { leadCategory } from './leadCategory'
import { leadEvent } from './leadEvent'
import { departmentOf, locationsForForm } from './locationsForForm'
import { missingProblem } from './missingProblem'
import { offerProblem } from './offerProblem'
import { typedCents } from './typedCents'

/** A lead, or what to fix, by field where it is known. */
export type LeadCheck =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

type Input = { readonly [field: string]: unknown }

const forms: readonly LeadForm[] = [...formKinds, ...carForms]
const needCar: readonly LeadForm[] = ['photos', 'makeOffer', 'similar', 'reserve', 'buyOnline']
const needFreeCar: readonly LeadForm[] = ['reserve', 'buyOnline']
const longestUrl = 1000
const mostPages = 30
const absurdLength = 20_000

const refuse = (message: string, fields: { readonly [field: string]: string } = {}): LeadCheck => ({ ok: false, message, fields })

const isRecord = (input: unknown): input is Input => typeof input === 'object' && input !== null && !Array.isArray(input)
const own = (input: Input, field: string): unknown => (Object.hasOwn(input, field) ? input[field] : undefined)
const isTicked = (value: unknown): boolean => value === true || value === 'true' || value === 'on'
const shortText = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestUrl ? cleanText(value) || null : null

/** Reads one field: its cleaned text, and what is wrong with it. */
const readField = (
  field: FormField,
  value: unknown,
  config: FormContext['config'],
): { readonly text: string; readonly problem: string | null } => {
  if (field.type === 'checkbox') return { text: isTicked(value) ? 'true' : '', problem: checkboxProblem(field, isTicked(value), config) }
  if (field.type === 'hidden') return { text: String(field.defaultValue ?? ''), problem: null }
  if (value !== undefined && value !== null && typeof value !== 'string') return { text: '', problem: missingProblem(field) }
  const text = (value ?? '').length > absurdLength ? 'x'.repeat(absurdLength) : cleanText(value ?? '', field.type === 'textarea')
  return { text, problem: fieldProblem(field, text, config) }
}

/** Where the lead goes: what was chosen, else the car's place, else the only one. Ids that aren't the site's are left out. */
const placeOf = (
  input: Input,
  texts: ReadonlyMap<FieldName, string>,
  { site, car }: FormContext,
): Pick<Lead, 'locationId' | 'dealershipSlug'> => {
  const visible = site.locations.filter((location) => location.visible)
  const asked = texts.get('locationId') || own(input, 'locationId')
  const location = visible.find(({ id }) => id === asked) ?? (car || visible.length !== 1 ? undefined : visible[0])
  const askedDealership = texts.get('dealershipSlug') || own(input, 'dealershipSlug')
  const dealership =
    site.dealerships.find(({ slug }) => slug === askedDealership) ?? (site.dealerships.length === 1 ? site.dealerships[0] : undefined)
  return {
    locationId: location?.id ?? car?.locationId ?? null,
    dealershipSlug: car?.dealershipSlug ?? location?.dealershipSlug ?? dealership?.slug ?? null,
  }
}

/** What is wrong with the time of a visit at the place it goes to, or at any of those it could (ENQ-24). */
const timeProblem = (
  form: LeadForm,
  time: string,
  { locationId, dealershipSlug }: Pick<Lead, 'locationId' | 'dealershipSlug'>,
  { site, now }: FormContext,
): string | null => {
  const fitting = locationsForForm(form, site.locations)
  const chosen = site.locations.filter(({ id }) => id === locationId)
  const places = [chosen, fitting.filter((location) => location.dealershipSlug === dealershipSlug), fitting]
  return visitProblem(time, places.find(({ length }) => length > 0) ?? [], departmentOf(form) ?? 'sales', now)
}

const chosenLabel = (fields: readonly FormField[], name: FieldName, value: string | null): string | null =>
  fields.find((field) => field.name === name)?.options?.find((option) => option.value === value)?.label ?? null

const pagesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(-mostPages).flatMap((entry) => shortText(entry) ?? []) : []

const emailOf = (text: string): string => {
  const at = text.lastIndexOf('@')
  return text.slice(0, at) + text.slice(at).toLowerCase()
}

/** Whether a shopper agreed to news and offers: a box that was ticked at first and left so says nothing (ENQ-16). */
const consentOf = (isTicked: boolean, wasTicked: boolean): Pick<Lead, 'optIn' | 'optInLeft'> => ({
  optIn: isTicked && !wasTicked,
  optInLeft: isTicked && wasTicked,
})

/**
 * Checks what a shopper sent against the very fields the form showed, and puts it in order (ENQ-10 to ENQ-31, ERR-06 to
 * ERR-10). Unknown fields are ignored; nothing a client sends decides the site, the organisation or the price.
 */
export const validateLead = (input: unknown, context: FormContext): LeadCheck => {
  const { config, car } = context
  const form = isRecord(input) ? forms.find((known) => known === own(input, 'form')) : undefined
  if (!isRecord(input) || !form) return refuse('We could not read this form. Please reload the page and try again.')
  if (!car && (needCar.includes(form) || shortText(own(input, 'carSlug'))))
    return refuse('We could not find this car. It may have been sold in the meantime.')

  if (car && needFreeCar.includes(form) && !canReserve(car, config))
    return refuse('This car can’t be reserved any more. Ask us about it, and we will tell you where it stands.')

  const fields = formFields(form, context)
  const texts = new Map<FieldName, string>()
  const problems: { [field: string]: string } = {}
  for (const field of fields) {
    const { text, problem } = readField(field, own(input, field.name), config)
    texts.set(field.name, text)
    if (problem) problems[field.name] = problem
  }
  const place = placeOf(input, texts, context)
  const time = texts.get('preferredTime')
  const late = time && !problems.preferredTime && timeProblem(form, time, place, context)
  if (late) problems.preferredTime = late
  const low = !problems.offerFromClient && offerProblem(typedCents(texts.get('offerFromClient') ?? ''), car, config)
  if (low) problems.offerFromClient = low
  if (Object.keys(problems).length > 0) return refuse('Please fix the following errors:', problems)

  const text = (name: FieldName): string | null => texts.get(name) || null
  const ticked = (name: FieldName): boolean => texts.get(name) === 'true'
  const chosen = form === 'chat' ? chosenLabel(fields, 'department', text('department')) : text('category')
  const contact = text('contact') ?? ''
  const phone = dialledPhone(text('phone') ?? contact, config.identity.country)
  const event = leadEvent({ form }, car)
  return {
    ok: true,
    lead: {
      form,
      name: text('name') ?? '',
      lastName: text('lastName'),
      email: emailOf(text('email') ?? (phone ? '' : contact)),
      phone: phone ?? '',
      postcode: text('postcode'),
      message: text('message'),
      ...leadCategory(form, car, chosen),
      carId: car?.id ?? null,
      carSlug: car?.slug ?? null,
      ...place,
      rego: text('rego')?.toUpperCase() ?? null,
      preferredTime: text('preferredTime'),
      offerCents: typedCents(text('offerFromClient') ?? ''),
      vehicleDescription: text('vehicleDescription'),
      optInFinance: ticked('optInFinance'),
      optInTrade: ticked('optInTrade'),
      financeOwing: ticked('financeOwing'),
      ...consentOf(ticked('optIn'), isTicked(own(input, 'optInPreticked')) || config.forms.optInDefault),
      optInWording: texts.has('optIn') ? config.forms.optInLabel : null,
      termsAgreed: ticked('termsAgreed'),
      url: shortText(own(input, 'url')),
      visitedPages: pagesOf(own(input, 'visitedPages')),
      eventId: event.id,
      eventParams: event.params,
      suspicious: isSuspicious(input),
    },
  }
}
