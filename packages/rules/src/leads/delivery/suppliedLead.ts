import { isRecord } from '@forecourt/schema/isRecord'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import { dialledPhone } from '../../phone/dialledPhone'
import { cleanText } from '../../text/cleanText'
import { cutText } from '../../text/cutText'
import { isEmail } from '../../text/isEmail'
import type { Lead } from '../Lead'
import { emptyAttributes, emptyColumns } from '../leadAnswers'
import { leadCategory } from '../leadCategory'
import { leadEvent } from '../leadEvent'
import { leadForms } from '../leadForms'
import { storedEmail } from '../storedEmail'
import { linkedParams } from '../visits/linkedParams'

/** What a market place says of somebody who asks, in the fields its suppliers know; names with or without capitals are the same. */
export interface SuppliedInput {
  readonly id?: unknown
  readonly [field: string]: unknown
}

export interface SuppliedContext {
  /** The market place, as leads name their source. */
  readonly supplier: string
  readonly country: ResolvedConfig['identity']['country']
  /** The car it is about, where it is known; null where none is, or it isn't one of the site's. */
  readonly car: Car | null
  readonly locationId: string | null
  readonly dealershipSlug: string | null
}

export type SuppliedCheck =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

const longestName = 200
const longestMessage = 5000

/** A text of a supplied lead, under any of the names suppliers give it; empty for none. */
export const suppliedText = (input: SuppliedInput, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = Object.hasOwn(input, name) ? input[name] : undefined
    if (typeof value === 'string' || typeof value === 'number') {
      const text = cleanText(cutText(String(value), 20_000), true)
      if (text !== '') return text
    }
  }
  return ''
}

const formOf = (text: string, car: Car | null): LeadForm => {
  const said = text.replace(/[^a-z]/gi, '').toLowerCase()
  const named = (Object.keys(leadForms) as LeadForm[]).find((form) => form.toLowerCase() === said)
  if (named && (leadForms[named].needsCar === undefined || car)) return named
  return car ? 'vehicle' : 'general'
}

/**
 * A lead as a market place sends it, put in order (API-07): somebody with a name and a way to answer them; all else may be missing. What
 * can't be understood is left out, never the lead. It agrees to nothing on the shopper's behalf.
 */
export const suppliedLead = (input: unknown, { supplier, country, car, locationId, dealershipSlug }: SuppliedContext): SuppliedCheck => {
  if (!isRecord(input)) return { ok: false, message: 'Send a lead as a JSON object.', fields: {} }
  const line = (...names: string[]) => cutText(cleanText(suppliedText(input, ...names)), longestName)
  const [email, phone] = [line('email', 'email_address'), line('phone', 'mobile', 'phone_number')]
  const name = line('name', 'first_name', 'firstName', 'full_name')
  const faults: { [field: string]: string } = {
    ...(name === '' && { name: 'Say who asks.' }),
    ...(email !== '' && !isEmail(email) && { email: 'That is no email address.' }),
    ...(email === '' && phone === '' && { email: 'Give an email address or a phone number.' }),
  }
  const [fault] = Object.values(faults)
  if (fault) return { ok: false, message: fault, fields: faults }
  const form = formOf(line('form', 'type'), car)
  const { category, subcategory } = leadCategory(form, car, null)
  const event = leadEvent(form, car)
  const about = car ? '' : line('vehicle', 'car', 'stock_number', 'stockNumber')
  const message = [suppliedText(input, 'message', 'comments', 'enquiry'), about && `About: ${about}`].filter(Boolean).join('\n\n')
  return {
    ok: true,
    lead: {
      ...emptyColumns,
      ...emptyAttributes,
      ...{ form, category, subcategory: subcategory ?? (cutText(line('category', 'subcategory'), 80) || null) },
      name,
      lastName: line('last_name', 'lastName', 'surname') || null,
      email: email === '' ? '' : storedEmail(email),
      phone: dialledPhone(phone, country) ?? cutText(phone, 30),
      postcode: cutText(line('postcode', 'post_code'), 10) || null,
      message: cutText(message, longestMessage) || null,
      ...{ carId: car?.id ?? null, carSlug: car?.slug ?? null, locationId: locationId ?? car?.locationId ?? null },
      dealershipSlug: car?.dealershipSlug ?? dealershipSlug,
      url: cutText(line('url', 'page'), 1000) || null,
      visitedPages: [],
      source: supplier,
      linkedQueryParams: linkedParams(isRecord(input.campaign) ? input.campaign : {}),
      ...{ eventId: event.id, eventParams: event.params, suspicious: false },
    },
  }
}
