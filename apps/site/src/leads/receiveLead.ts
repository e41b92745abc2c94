import { createHash, randomUUID } from 'node:crypto'
import type { BookForLeadResult } from '@forecourt/data/bookings/bookForLead'
import { type BookableDay, noTimeSuits } from '@forecourt/rules/bookings/BookableDay'
import { type BookingKind, bookingKinds } from '@forecourt/rules/bookings/Booking'
import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import type { Car } from '@forecourt/rules/entities/Car'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { ReadLine } from '@forecourt/rules/leads/answerLines'
import { bookingOffersFor } from '@forecourt/rules/leads/form/bookingOffersFor'
import { draftLines } from '@forecourt/rules/leads/form/draftLines'
import type { FormContext } from '@forecourt/rules/leads/form/FormContext'
import type { FormField } from '@forecourt/rules/leads/form/FormField'
import { formFields } from '@forecourt/rules/leads/form/formFields'
import { formParts } from '@forecourt/rules/leads/form/formParts'
import { formSteps } from '@forecourt/rules/leads/form/formSteps'
import { sentContext } from '@forecourt/rules/leads/form/sentContext'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { leadPlace } from '@forecourt/rules/leads/leadPlace'
import { spamScore } from '@forecourt/rules/leads/spamScore'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasMainPhone } from '@forecourt/schema/switches/hasMainPhone'
import { readBody } from '@forecourt/services/http/readBody'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { answer } from '../http/answer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import type { LeadProofs } from './createLeadProofs'
import { jsonResponses } from './jsonResponses'
import { parseLeadInput } from './parseLeadInput'
import type { SentForm } from './plainForm'
import { plainResponses } from './plainResponses'

/** A form in steps that isn't finished (ENQ-08). */
export interface UnfinishedDraft {
  /** What it was kept as before; null in its first step. */
  readonly draftId: string | null
  readonly form: LeadForm
  /** The step that was left, counted from 1, of how many. */
  readonly step: number
  readonly steps: number
  /** What was said so far; null where it may not be kept. */
  readonly answers: readonly ReadLine[] | null
}

/** What receiving a lead needs of the site it is for. */
export interface LeadPorts {
  readonly config: ResolvedConfig
  siteData(): Promise<SiteData>
  carBySlug(slug: string): Promise<Car | null>
  /** Keeps how far a form came; says the id its lead will have. */
  storeDraft(draft: UnfinishedDraft): Promise<string>
  store(lead: Lead, details: LeadDetails): Promise<{ leadId: string; duplicate: boolean }>
  readonly bookings: LeadBookings
  readonly proofs: LeadProofs
}

interface LeadDetails {
  readonly idempotencyKey: string
  readonly userAgent: string | null
  readonly draftId: string | null
}

/** A lead with a time that can be booked. */
export type BookableLead = Lead & { readonly form: BookingKind; readonly locationId: string; readonly preferredTime: string }

/** What forms whose times are booked need (ENQ-24, API-14). */
export interface LeadBookings {
  /** The days with free times at a place, from one on. */
  days(asked: { kind: BookingKind; car: Car | null; locationId: string; from: string | undefined }): Promise<readonly BookableDay[]>
  /** Books and stores, both or neither; null while the database is away, when nothing can be promised. */
  book(lead: BookableLead, details: LeadDetails): Promise<BookForLeadResult | null>
  /** The page of a booking. */
  addressOf(bookingId: string): string
}

/** Bytes. */
const longestBody = 64 * 1024
const knownKey = /^[\w.:-]{8,100}$/

/**
 * What becomes of a lead that looks like a machine’s, from a browser that says it can work for it: `offered` is asked for a proof where
 * one would help; with a right one it is believed; with anything else it is taken as it is, among the spam (API-07).
 */
async function doubtOf(
  input: object,
  { key, proof, proofs }: { key: string; proof: string; proofs: LeadProofs },
): Promise<{ readonly isSuspicious: boolean; readonly challenge?: object }> {
  if (proof !== 'offered') return spamScore(input, { isProved: await proofs.isProved(key, proof) })
  const { isSuspicious, canBeProved } = spamScore(input)
  return canBeProved ? { isSuspicious, challenge: await proofs.ask(key) } : { isSuspicious }
}

const isBookable = (lead: Lead): lead is BookableLead =>
  bookingKinds.some((kind) => kind === lead.form) && lead.locationId !== null && lead.preferredTime !== null

/** A form without scripts, with the times that are free at its place; where none are booked there, with a field for any time. */
async function withTimes(sent: SentForm, context: FormContext, bookings: LeadBookings): Promise<SentForm> {
  const field = sent.fields.find(({ type }) => type === 'slot')
  const kind = bookingKinds.find((one) => one === sent.form)
  if (!field || !kind) return sent
  const { locationId } = leadPlace(sent.input, context)
  const isBooked = locationId !== null && field.bookable?.includes(locationId)
  const from = typeof sent.input.slotsFrom === 'string' && isCalendarDate(sent.input.slotsFrom) ? sent.input.slotsFrom : undefined
  const days = isBooked ? await bookings.days({ kind, car: context.car, locationId, from }) : []
  const drawn: FormField = isBooked ? { ...field, days } : { ...field, type: 'datetime', label: 'Preferred date and time', required: false }
  return { ...sent, fields: sent.fields.map((one) => (one === field ? drawn : one)) }
}

/** That a time is still to be chosen is no fault of who saw none, or looks for later ones. */
function asked(sent: SentForm, faults: { readonly [field: string]: string }): { readonly [field: string]: string } {
  if ('slotsFrom' in sent.input) return {}
  const { preferredTime: _, ...others } = faults
  return 'again' in sent.input ? faults : others
}

/** What was sent under the same name but says something else is another lead. Which pages were visited meanwhile says nothing. */
function keyFor(
  stated: string,
  { visitedPages: _, suspicious: __, spamSigns: ___, source: ____, linkedQueryParams: _____, firstTouch: ______, ...said }: Lead,
): string {
  return `${stated}.${createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)}`
}

/** The sender's name for this one lead; a sender without one gets a new one each time. */
function keyOf(request: Request, input: { readonly [field: string]: unknown }): string {
  const stated = request.headers.get('idempotency-key') ?? input.idempotencyKey
  return typeof stated === 'string' && knownKey.test(stated) ? stated : randomUUID()
}

/**
 * Answers POST /api/leads (API-07): stores the lead and says its id; the dealer is told afterwards, the shopper does not wait
 * for it. The same `Idempotency-Key` with the same answers gives the same lead. A form sent without scripts is led on to the next page, or comes back with
 * what was typed and what to fix.
 */
export async function receiveLead(
  request: Request,
  ports: LeadPorts,
  { limiter, address }: { limiter: Limiter; address: string },
): Promise<Response> {
  const contentType = request.headers.get('content-type') ?? ''
  const answers = contentType.startsWith('application/x-www-form-urlencoded') ? plainResponses(ports.config) : jsonResponses
  if (isFromElsewhere(request)) return answers.refused(403, 'This form was not sent from this site.')
  const limit = await limiter.take(address)
  if (!limit.allowed)
    return answers.refused(429, 'That was a lot of forms in a short time. Please wait a few minutes or call us.', {
      'retry-after': String(limit.retryAfterSeconds),
    })
  const body = await readBody(request, longestBody)
  if (body === null) return answers.refused(413, 'That is too much text for one form.')
  const input = parseLeadInput(contentType, body)
  if (!input) return answers.refused(400, 'We could not read this form. Please reload the page and try again.')

  let sent: SentForm | null = null
  try {
    const idempotencyKey = keyOf(request, input)
    const car = typeof input.carSlug === 'string' && input.carSlug !== '' ? await ports.carBySlug(input.carSlug) : null
    const context = { config: ports.config, site: await ports.siteData(), car, now: new Date().toISOString(), ...sentContext({ ...input }) }
    const checked = validateLead(input, context)
    if (!checked.ok && Object.keys(checked.fields).length === 0) return answers.refused(400, checked.message)
    // Whose fields could be checked is one of the forms.
    const form = input.form as LeadForm
    sent = {
      form,
      fields: formFields(form, context),
      input: { ...input, idempotencyKey },
      car,
      submitLabel: formParts.submit.value({ ...context, form }),
    }
    const draftId = typeof input.leadId === 'string' && knownKey.test(input.leadId) ? input.leadId : null
    const steps = input.isLastStep === false ? formSteps(form, sent.fields, context) : []
    const step = Math.min(Math.max(1, Math.trunc(Number(input.step)) || 1), steps.length - 1)
    if (step > 0) {
      // A step is right when nothing is wrong with what was asked so far.
      const fieldsSoFar = sent.fields.filter(({ name }) => steps.slice(0, step).some(({ names }) => names.includes(name)))
      const faults = checked.ok ? [] : Object.entries(checked.fields).filter(([name]) => fieldsSoFar.some((field) => field.name === name))
      if (!checked.ok && faults.length > 0) return answers.faulty(sent, checked.message, Object.fromEntries(faults))
      const said =
        input.followUp === true && fieldsSoFar.some(({ name }) => name === 'followUp')
          ? draftLines(
              fieldsSoFar.filter(({ name }) => name !== 'followUp'),
              input,
            )
          : null
      return answers.draftStored(await ports.storeDraft({ draftId, form, step, steps: steps.length, answers: said }))
    }
    const isPlain = answers !== jsonResponses
    if (isPlain) sent = await withTimes(sent, context, ports.bookings)
    if (!checked.ok) return answers.faulty(sent, checked.message, isPlain ? asked(sent, checked.fields) : checked.fields)
    const key = keyFor(idempotencyKey, checked.lead)
    const proof = isPlain ? null : request.headers.get('x-lead-proof')
    const doubt = checked.lead.suspicious && proof !== null ? await doubtOf(input, { key, proof, proofs: ports.proofs }) : null
    if (doubt?.challenge)
      return answer({ ok: false, message: 'Please send the proof of work with it.', fields: {}, challenge: doubt.challenge }, 202)
    const lead = doubt ? { ...checked.lead, suspicious: doubt.isSuspicious } : checked.lead
    const details = {
      idempotencyKey: key,
      userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
      draftId,
    }
    const isBooked = bookingOffersFor({ ...context, form }).some(({ locationId }) => locationId === lead.locationId)
    // Programs that name no time at all send an enquiry, as where nothing is booked.
    if (isBooked && input.preferredTime !== noTimeSuits && (isPlain || input.preferredTime !== undefined)) {
      if (!isBookable(lead) || 'slotsFrom' in input)
        return answers.faulty(sent, 'Please fix the following errors:', asked(sent, { preferredTime: 'Please choose a time.' }))
      // A machine gets no time, and is told no more than anybody.
      const booked = lead.suspicious ? null : await ports.bookings.book(lead, details)
      if (booked?.ok) return answers.booked(booked.leadId, lead, ports.bookings.addressOf(booked.booking.id))
      if (booked) {
        const message = booked.reason === 'notFound' ? 'This place takes no bookings any more.' : booked.message
        return answers.faulty(isPlain ? await withTimes(sent, context, ports.bookings) : sent, message, { preferredTime: message })
      }
    }
    const { leadId } = await ports.store(lead, details)
    return answers.taken(leadId, lead)
  } catch (error) {
    console.error(error)
    const { phone } = ports.config
    const message = `We couldn’t take this just now. Please try again in a minute${hasMainPhone(phone) ? `, or call ${phone.main}` : ''}.`
    return answers.unable(sent, message, { 'retry-after': '30' })
  }
}
