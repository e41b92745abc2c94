import { isRecord } from '@forecourt/schema/isRecord'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import { internationalPhone } from '../../phone/writtenPhone'
import { cleanText } from '../../text/cleanText'
import { cutText } from '../../text/cutText'
import { emailIn } from '../../text/emailIn'
import type { Lead } from '../Lead'
import { emptyAttributes, emptyColumns } from '../leadAnswers'
import { leadCategory } from '../leadCategory'
import { leadEvent } from '../leadEvent'
import { leadForms } from '../leadForms'
import { storedEmail } from '../storedEmail'
import { linkedParams } from '../visits/linkedParams'
import { suppliedFields, suppliedOther, suppliedText } from './suppliedFields'

export interface SuppliedContext {
  /** The marketplace, as the source of the lead. */
  readonly supplier: string
  readonly country: ResolvedConfig['identity']['country']
  /** The lead's car; null if it names none, or none of the site. */
  readonly car: Car | null
  readonly locationId: string | null
  readonly dealershipSlug: string | null
}

export type SuppliedCheck =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

const maxNameLength = 200
const maxMessageLength = 5000

const maxNotesLength = 1500

const findForm = (text: string): LeadForm | undefined => {
  const fields = text.replace(/[^a-z]/gi, '').toLowerCase()
  return (Object.keys(leadForms) as LeadForm[]).find((form) => form.toLowerCase() === fields)
}

/** A phone number, perhaps without country code; empty if invalid. */
const parsePhone = (text: string, country: SuppliedContext['country']): string => {
  // Mail programs append a link to a number.
  const plain = text.replace(/<[^<>]*>/g, ' ').trim()
  const dialled = internationalPhone(plain, country)
  if (dialled) return dialled
  const digits = plain.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 ? cutText(plain, 30) : ''
}

/**
 * Normalises a lead from a marketplace (API-07). An email address or a phone number is enough; all else is optional. Unrecognised values
 * go to the message under their field names. The only consent it sets is to terms the shopper accepted (ENT-31).
 */
export const suppliedLead = (input: unknown, { supplier, country, car, locationId, dealershipSlug }: SuppliedContext): SuppliedCheck => {
  const fields = suppliedFields(input)
  if (!fields) return { ok: false, message: 'Send a lead as a JSON object.', fields: {} }
  const line = (...names: string[]) => cutText(cleanText(suppliedText(fields, ...names)), maxNameLength)
  const [emailText, phoneText, postcodeText] = [
    line('email', 'email_address'),
    line('phone', 'mobile', 'phone_number'),
    line('postcode', 'post_code', 'postal_code', 'zip'),
  ]
  const [email, phone] = [emailIn(emailText) ?? '', parsePhone(phoneText, country)]
  if (email === '' && phone === '') {
    const message = emailText !== '' ? 'This is not an email address.' : 'Enter an email address or a phone number.'
    return { ok: false, message, fields: { email: message } }
  }
  const formText = line('form', 'type')
  const named = findForm(formText)
  const form = named && (leadForms[named].needsCar === undefined || car) ? named : car ? 'vehicle' : 'general'
  // Postcodes of Australia and New Zealand have four digits; a missing zero isn't restored.
  const postcode = /^\d{4}$/.test(postcodeText) ? postcodeText : null
  const [place, dealer] = [line('location_id', 'location'), line('dealership_id', 'dealership_slug', 'dealership')]
  const unrecognised: readonly (readonly [label: string, written: string])[] = [
    ['Email', email === '' ? emailText || suppliedOther(fields, 'email', 'email_address') : ''],
    ['Phone', phone === '' ? phoneText || suppliedOther(fields, 'phone', 'mobile', 'phone_number') : ''],
    ['Postcode', postcode === null ? postcodeText : ''],
    ['Form', named === undefined ? formText : ''],
    ['Location', locationId === null ? place : ''],
    ['Dealership', dealershipSlug === null && !car ? dealer : ''],
    ['Name', suppliedOther(fields, 'name', 'first_name', 'last_name')],
    ['Message', suppliedOther(fields, 'message', 'comments', 'enquiry')],
  ]
  const about = car ? '' : line('vehicle', 'car', 'stock_number', 'stockNumber')
  const files = line('files_not_kept')
  const vin = car ? '' : line('vin')
  const notes = cutText(
    [
      about && `About: ${about}`,
      vin && `VIN: ${vin}`,
      files && `Sent with files that aren’t stored here: ${files}`,
      ...unrecognised.map(([label, written]) => written && `${label}, as sent: “${written}”`),
    ]
      .filter(Boolean)
      .join('\n'),
    maxNotesLength,
  )
  const comments = cutText(suppliedText(fields, 'message', 'comments', 'enquiry'), maxMessageLength - notes.length - 2)
  const { category, subcategory } = leadCategory(form, car, null)
  const event = leadEvent(form, car)
  const agreed = line('terms_agreed', 'terms_conditions', 'terms_and_conditions').toLowerCase()
  return {
    ok: true,
    lead: {
      ...emptyColumns,
      ...emptyAttributes,
      ...{ form, category, subcategory: subcategory ?? (cutText(line('category', 'subcategory'), 80) || null) },
      name: line('name', 'first_name', 'full_name'),
      lastName: line('last_name', 'surname') || null,
      email: email === '' ? '' : storedEmail(email),
      ...{ phone, postcode, message: [comments, notes].filter(Boolean).join('\n\n') || null },
      termsAgreed: ['true', 'on', '1', 'yes', 'y'].includes(agreed),
      ...{ carId: car?.id ?? null, carSlug: car?.slug ?? null, locationId: locationId ?? car?.locationId ?? null },
      dealershipSlug: car?.dealershipSlug ?? dealershipSlug,
      url: cutText(line('url', 'page'), 1000) || null,
      visitedPages: [],
      source: supplier,
      linkedQueryParams: linkedParams(isRecord(fields.campaign) ? fields.campaign : {}),
      ...{ eventId: event.id, eventParams: event.params, suspicious: false },
    },
  }
}
