import { createHash } from 'node:crypto'
import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import { noTimeSuits } from '@forecourt/rules/bookings/bookableDays'
import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { bookingOffersFor } from '@forecourt/rules/leads/form/bookingOffersFor'
import type { FormContext } from '@forecourt/rules/leads/form/FormContext'
import { draftLines, type FormField, formFields, formSteps } from '@forecourt/rules/leads/form/formFields'
import { formParts } from '@forecourt/rules/leads/form/formParts'
import { sentContext } from '@forecourt/rules/leads/form/sentContext'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { leadRecipient } from '@forecourt/rules/leads/leadRecipient'
import { type LeadCheck, validateLead } from '@forecourt/rules/leads/validateLead'
import { hasMainPhone } from '@forecourt/schema/switches/contactSwitches'
import { jsonResponse } from '../http/HttpResponse'
import { checkProof } from './checkProof'
import type { BookableLead, LeadBookings, LeadDetails, LeadPorts } from './LeadPorts'
import { type LeadLimits, parseLeadRequest, type SentLead } from './parseLeadRequest'
import type { SentForm } from './plainForm'

/** A validated form with its errors. */
interface CheckedLead {
  readonly form: LeadForm
  readonly context: FormContext
  readonly sent: SentForm
  readonly check: LeadCheck
}

/** Validates a form against the site's current definition; an error message for an unknown form or car. */
async function checkLead(
  { input, idempotencyKey }: SentLead,
  { config, siteData, carBySlug }: Pick<LeadPorts, 'config' | 'siteData' | 'carBySlug'>,
): Promise<CheckedLead | { readonly message: string }> {
  const { carSlug } = input
  const [site, car] = await Promise.all([siteData(), typeof carSlug === 'string' && carSlug !== '' ? carBySlug(carSlug) : null])
  const context = { config, site, car, now: new Date().toISOString(), ...sentContext({ ...input }) }
  const check = validateLead(input, context)
  if (!check.ok && Object.keys(check.fields).length === 0) return { message: check.message }
  // Validated fields imply a known form.
  const form = input.form as LeadForm
  const sent = {
    form,
    fields: formFields(form, context),
    input: { ...input, idempotencyKey },
    car,
    submitLabel: formParts.submit.value({ ...context, form }),
  }
  return { form, context, sent, check }
}

/** Stores a step of a multi-step form (ENQ-08) and responds; null for a complete form. */
async function storeLeadStep(
  { input, draftId, responses }: SentLead,
  { form, context, sent, check }: CheckedLead,
  { storeDraft }: Pick<LeadPorts, 'storeDraft'>,
): Promise<Response | null> {
  const steps = input.isLastStep === false ? formSteps(form, sent.fields, context) : []
  const step = Math.min(Math.max(1, Math.trunc(Number(input.step)) || 1), steps.length - 1)
  if (step <= 0) return null
  // A step is valid if the fields so far are.
  const answered = sent.fields.filter(({ name }) => steps.slice(0, step).some(({ names }) => names.includes(name)))
  const faults = check.ok ? [] : Object.entries(check.fields).filter(([name]) => answered.some((field) => field.name === name))
  if (!check.ok && faults.length > 0) return responses.invalid(sent, check.message, Object.fromEntries(faults))
  const mayBeStored = input.followUp === true && answered.some(({ name }) => name === 'followUp')
  const fields = answered.filter(({ name }) => name !== 'followUp')
  const answers = mayBeStored ? draftLines(fields, input) : null
  return responses.draftStored(await storeDraft({ draftId, form, step, steps: steps.length, answers }))
}

type Faults = { readonly [field: string]: string }

/** Visible errors without scripts: a missing time is no error if no times were shown yet, or later ones were requested. */
function shownFaults({ input }: SentForm, faults: Faults): Faults {
  if ('slotsFrom' in input) return {}
  const { preferredTime: _, ...others } = faults
  return 'again' in input ? faults : others
}

/** A form without scripts with the free times of its location, or with a date field if nothing can be booked there. */
async function withFreeTimes(sent: SentForm, context: FormContext, bookings: LeadBookings): Promise<SentForm> {
  const field = sent.fields.find(({ type }) => type === 'slot')
  const kind = bookingKinds.find((one) => one === sent.form)
  if (!field || !kind) return sent
  const { locationId } = leadRecipient(sent.input, context)
  const takesBookings = locationId !== null && field.bookable?.includes(locationId)
  const from = typeof sent.input.slotsFrom === 'string' && isCalendarDate(sent.input.slotsFrom) ? sent.input.slotsFrom : undefined
  const days = takesBookings ? await bookings.days({ kind, car: context.car, locationId, from }) : []
  const slotField: FormField = takesBookings
    ? { ...field, days }
    : { ...field, type: 'datetime', label: 'Preferred date and time', required: false }
  return { ...sent, fields: sent.fields.map((one) => (one === field ? slotField : one)) }
}

const isBookable = (lead: Lead): lead is BookableLead =>
  bookingKinds.some((kind) => kind === lead.form) && lead.locationId !== null && lead.preferredTime !== null

/** Whether a form requests a booking. Programs that send no time create an enquiry, as on sites without bookings. */
const asksToBook = ({ input, isPlain }: SentLead, { form, context }: CheckedLead, lead: Lead): boolean =>
  bookingOffersFor({ ...context, form }).some(({ locationId }) => locationId === lead.locationId) &&
  input.preferredTime !== noTimeSuits &&
  (isPlain || input.preferredTime !== undefined)

/** Stores a lead, with a booking if requested. An unavailable time returns to the form. */
async function storeOrBook(
  lead: Lead,
  details: LeadDetails,
  sender: SentLead,
  checked: CheckedLead,
  { bookings, store }: Pick<LeadPorts, 'bookings' | 'store'>,
): Promise<Response> {
  const { input, isPlain, responses } = sender
  const { sent, context } = checked
  if (asksToBook(sender, checked, lead)) {
    if (!isBookable(lead) || 'slotsFrom' in input)
      return responses.invalid(sent, 'Please fix the following errors:', shownFaults(sent, { preferredTime: 'Please choose a time.' }))
    // Suspected bots get no booking and no notice of that.
    const booked = lead.suspicious ? null : await bookings.book(lead, details)
    if (booked?.ok) return responses.booked(booked.leadId, lead, bookings.addressOf(booked.booking.id))
    if (booked) {
      const message = booked.reason === 'notFound' ? 'This location no longer takes bookings.' : booked.message
      return responses.invalid(isPlain ? await withFreeTimes(sent, context, bookings) : sent, message, { preferredTime: message })
    }
  }
  const { leadId } = await store(lead, details)
  return responses.accepted(leadId, lead)
}

/** The same key with other content is another lead. Visited pages are ignored. */
function keyFor(
  sentKey: string,
  { visitedPages: _, suspicious: __, spamSigns: ___, source: ____, linkedQueryParams: _____, firstTouch: ______, ...content }: Lead,
): string {
  return `${sentKey}.${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)}`
}

/**
 * Handles POST /api/leads (API-07): parse, validate, store or book, respond. The dealer is notified asynchronously. The same
 * `Idempotency-Key` and content give the same lead. Without scripts it redirects, or returns the form with values and errors.
 */
export async function receiveLead(request: Request, ports: LeadPorts, limits: LeadLimits): Promise<Response> {
  const sender = await parseLeadRequest(request, ports.config, limits)
  if (sender instanceof Response) return sender
  const { idempotencyKey, draftId, userAgent, isPlain, responses } = sender
  /** The parsed form, for an error response. */
  let sent: SentForm | null = null
  try {
    const checked = await checkLead(sender, ports)
    if ('message' in checked) return responses.refused(400, checked.message)
    sent = checked.sent
    const stored = await storeLeadStep(sender, checked, ports)
    if (stored) return stored

    if (isPlain) sent = await withFreeTimes(sent, checked.context, ports.bookings)
    const { check } = checked
    if (!check.ok) return responses.invalid(sent, check.message, isPlain ? shownFaults(sent, check.fields) : check.fields)
    const key = keyFor(idempotencyKey, check.lead)
    const checkedProof = await checkProof(check.lead, sender, key, ports.proofs)
    if ('challenge' in checkedProof)
      return jsonResponse(
        { ok: false, message: 'Please send the proof of work with it.', fields: {}, challenge: checkedProof.challenge },
        202,
      )
    return await storeOrBook(checkedProof.lead, { idempotencyKey: key, userAgent, draftId }, sender, { ...checked, sent }, ports)
  } catch (error) {
    console.error(error)
    const { phone } = ports.config
    const message = `We couldn’t take this right now. Please try again in a minute${hasMainPhone(phone) ? `, or call ${phone.main}` : ''}.`
    return responses.unavailable(sent, message, { 'retry-after': '30' })
  }
}
