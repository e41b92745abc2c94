import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { addDays } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Car } from '../entities/Car'
import { visitDaysAhead } from '../hours/visitProblem'
import { weekTable } from '../hours/weekTable'
import type { SiteData } from '../pages/PageData'
import { formatMoney } from '../pricing/formatMoney'
import { hasPrice } from '../pricing/hasPrice'
import { isInStock } from '../stock/isInStock'
import type { LeadForm } from './LeadForm'
import type { LeadInput } from './LeadInput'
import { departmentOf, locationsForForm } from './locationsForForm'

export type FieldName = Exclude<keyof LeadInput, 'form' | 'carSlug' | 'isLastStep' | 'url' | 'visitedPages' | 'website' | 'elapsedMs'>

/** One field of a form: enough to draw it, and to check what comes back. */
export interface FormField {
  readonly name: FieldName
  readonly label: string
  readonly type: 'text' | 'email' | 'tel' | 'postcode' | 'textarea' | 'select' | 'checkbox' | 'hidden' | 'currency' | 'datetime' | 'contact'
  readonly required: boolean
  readonly maxLength: number
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly defaultValue?: string | boolean
  /** What helps to answer, under the label. */
  readonly hint?: string
  /** Likely answers to a text, which may be another. */
  readonly suggestions?: readonly string[]
  /** The first and last local time that can be chosen, `YYYY-MM-DDTHH:MM`. */
  readonly min?: string
  readonly max?: string
}

/** What a form depends on beside its kind. */
export interface FormContext {
  readonly config: ResolvedConfig
  readonly site: Pick<SiteData, 'locations' | 'dealerships' | 'models'>
  readonly car: Car | null
  /** The instant of the page or of the sending, ISO in UTC. */
  readonly now: string
}

/** Forms that ask for a visit: they need a place, and a time it is open. */
const visits: readonly LeadForm[] = ['testDrive', 'service']

/** What a general enquiry can be about (ENQ-12). */
const categories = ['General Enquiry', 'New Vehicle', 'Used Vehicle', 'Service', 'Parts', 'Finance', 'Fleet', 'Feedback'] as const

const similarMessage = 'Can you please find me something similar?'
const availableMessage = 'Is it still available?'
const photosMessage = 'Please send photos for this car'
/** Forms in which Comments may be left empty whatever the site says. */
const messageOptional: readonly LeadForm[] = ['testDrive', 'service', 'finance', 'tradeIn', 'similar', 'reserve', 'buyOnline']
/** Forms that ask for finance and a trade-in beside what they are about (ENQ-28). */
const asksFurther: readonly LeadForm[] = ['vehicle', 'buyOnline']

/** Forms that cannot be answered without one (ENQ-30). */
const needsPostcode: readonly LeadForm[] = ['finance', 'tradeIn']

const select = (
  name: FieldName,
  label: string,
  options: readonly { value: string; label: string }[],
  defaultValue?: string,
): FormField => ({
  name,
  label,
  type: 'select',
  required: true,
  maxLength: 80,
  options,
  ...(defaultValue !== undefined && { defaultValue }),
})
const checkbox = (name: FieldName, label: string, defaultValue = false, required = false): FormField => ({
  name,
  label,
  type: 'checkbox',
  required,
  maxLength: 5,
  defaultValue,
})

const contactFields = (form: LeadForm, { askPostcode }: ResolvedConfig['forms']): FormField[] => [
  { name: 'name', label: 'First Name', type: 'text', required: true, maxLength: 60, autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', type: 'text', required: true, maxLength: 60, autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', required: true, maxLength: 120, autoComplete: 'email' },
  { name: 'phone', label: 'Mobile', type: 'tel', required: true, maxLength: 24, autoComplete: 'tel' },
  ...(askPostcode === 'off' && !needsPostcode.includes(form)
    ? []
    : [
        {
          name: 'postcode',
          label: 'Postcode',
          type: 'postcode',
          required: askPostcode === 'required' || needsPostcode.includes(form),
          maxLength: 4,
          autoComplete: 'postal-code',
        } as const,
      ]),
]

/** Whom an instant message can be for, in words (CFG-19). */
const departmentLabels = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  finance: 'Finance',
} as const satisfies Record<ResolvedConfig['chat']['departments'][number], string>

/** An instant message asks only for a name and one way to answer; for the department where there is a choice (VDP-07, CFG-19). */
const chatFields = (context: FormContext): FormField[] => {
  const departments = context.config.chat.departments.map((value) => ({ value, label: departmentLabels[value] }))
  const [first] = departments
  return [
    { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 60, autoComplete: 'name' },
    { name: 'contact', label: 'Mobile or email', type: 'contact', required: true, maxLength: 120, autoComplete: 'email' },
    departments.length === 1
      ? { ...select('department', 'Department', departments, first?.value), type: 'hidden' }
      : select('department', 'Department', departments, first?.value),
    ...placeFields('chat', context),
    { name: 'message', label: 'Message', type: 'textarea', required: true, maxLength: 2000 },
  ]
}

/** Which car to drive, where the page isn't about one. */
const wantedCarFields = (form: LeadForm, { site, car }: FormContext): FormField[] =>
  form === 'testDrive' && !car
    ? [
        {
          name: 'vehicleDescription',
          label: 'Which car would you like to drive?',
          type: 'text',
          required: true,
          maxLength: 200,
          placeholder: 'Make and model, or the stock number',
          suggestions: [...new Set(site.models.map(({ make, model }) => `${make} ${model}`))],
        },
      ]
    : []

/** When the shopper would like to come: from today on, with the hours where there is only one place to come to (ENQ-24, LOC-13). */
const timeFields = (form: LeadForm, { config, site, car, now }: FormContext): FormField[] => {
  if (!visits.includes(form)) return []
  const fitting = locationsForForm(form, site.locations)
  const own = car && fitting.find(({ id }) => id === car.locationId)
  const place = own ?? fitting[0]
  const rows = place && (own || fitting.length === 1) ? weekTable(place, departmentOf(form) ?? 'sales', { config, now }) : []
  const today = momentInZone(now, place?.timeZone ?? 'Australia/Sydney').date
  return [
    {
      name: 'preferredTime',
      label: 'Preferred date and time',
      type: 'datetime',
      required: false,
      maxLength: 16,
      min: `${today}T00:00`,
      max: `${addDays(today, visitDaysAhead)}T23:59`,
      ...(rows.length > 0 && { hint: `Open ${rows.map(({ days, text }) => `${days} ${text}`).join(', ')}.` }),
    },
  ]
}

const ownVehicleFields = (form: LeadForm, { config }: FormContext): FormField[] => {
  const describes = form === 'tradeIn' || form === 'service' || form === 'parts'
  return [
    ...(describes
      ? [
          {
            name: 'vehicleDescription',
            label: 'Your vehicle',
            type: 'text',
            required: form === 'tradeIn',
            maxLength: 200,
            placeholder: 'Year, make, model and kilometres',
          } as const,
        ]
      : []),
    ...(describes || config.forms.showRego
      ? [{ name: 'rego', label: 'Your rego', type: 'text', required: false, maxLength: 12 } as const]
      : []),
    ...(form === 'tradeIn' ? [checkbox('financeOwing', 'There is finance owing on my vehicle')] : []),
  ]
}

const placeFields = (form: LeadForm, { config, site, car }: FormContext): FormField[] => {
  const locations = locationsForForm(form, site.locations)
  const { askLocation } = config.forms
  const asksLocation =
    (!car && visits.includes(form)) || (askLocation !== 'never' && !car) || (askLocation === 'newCar' && car?.carType === 'new')
  if (asksLocation && locations.length > 1)
    return [
      select(
        'locationId',
        'Location',
        locations.map(({ id, name }) => ({ value: id, label: name })),
      ),
    ]
  if (!car && site.dealerships.length > 1)
    return [
      select(
        'dealershipSlug',
        'Dealership',
        site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
      ),
    ]
  return []
}

const messageField = (form: LeadForm, { config, car }: FormContext): FormField[] => {
  if (form === 'makeOffer') return []
  if (form === 'photos')
    return [{ name: 'message', label: 'Comments', type: 'hidden', required: false, maxLength: 200, defaultValue: photosMessage }]
  const asksSimilar = form === 'similar' || (form === 'vehicle' && car !== null && !isInStock(car))
  const required = form === 'feedback' || (config.forms.messageRequired && !messageOptional.includes(form))
  return [
    {
      name: 'message',
      label: 'Comments',
      type: 'textarea',
      required,
      maxLength: 2000,
      ...(asksSimilar ? { defaultValue: similarMessage } : form === 'vehicle' && car && { defaultValue: availableMessage }),
    },
  ]
}

const offerField = (car: Car | null): FormField => ({
  name: 'offerFromClient',
  label: 'Your offer',
  type: 'currency',
  required: true,
  maxLength: 12,
  ...(car && hasPrice(car) && { placeholder: formatMoney(car.priceCents) }),
})

/**
 * Lists the fields of a form in order (ENQ-10 to ENQ-28, ENT-32): contact details, what the form is about, where it goes,
 * comments, and consent; an instant message is shorter (VDP-07). Drawing and checking a form both use this list, so that they cannot differ.
 */
export const formFields = (form: LeadForm, context: FormContext): FormField[] => {
  const { forms } = context.config
  const terms = forms.showTerms ? [checkbox('termsAgreed', 'I agree to the terms of use', false, true)] : []
  if (form === 'chat') return [...chatFields(context), ...terms]
  return [
    ...contactFields(form, forms),
    ...(form === 'general'
      ? [
          select(
            'category',
            'Enquiry about',
            categories.map((value) => ({ value, label: value })),
            'General Enquiry',
          ),
        ]
      : []),
    ...(form === 'makeOffer' ? [offerField(context.car)] : []),
    ...wantedCarFields(form, context),
    ...ownVehicleFields(form, context),
    ...placeFields(form, context),
    ...timeFields(form, context),
    ...messageField(form, context),
    ...(forms.askFurther && asksFurther.includes(form)
      ? [checkbox('optInFinance', 'I would like a finance quote'), checkbox('optInTrade', 'I have a vehicle to trade in')]
      : []),
    ...(forms.showOptIn && form !== 'makeOffer' ? [checkbox('optIn', forms.optInLabel, forms.optInDefault)] : []),
    ...terms,
  ]
}
