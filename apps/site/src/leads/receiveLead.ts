import { randomUUID } from 'node:crypto'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Lead } from '@forecourt/rules/entities/Lead'
import type { LeadForm } from '@forecourt/rules/entities/LeadInput'
import { formFields } from '@forecourt/rules/leads/formFields'
import { submitLabel } from '@forecourt/rules/leads/submitLabel'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { answer } from '../http/answer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { readBody } from '../http/readBody'
import { plainForm, type RefusedForm } from './plainForm'
import { type PlainPage, plainPage, plainPagePolicy } from './plainPage'
import { readLeadInput } from './readLeadInput'

/** What receiving a lead needs of the site it is for. */
export interface LeadDesk {
  readonly config: ResolvedConfig
  siteData(): Promise<SiteData>
  carBySlug(slug: string): Promise<Car | null>
  store(
    lead: Lead,
    details: { readonly idempotencyKey: string; readonly userAgent: string | null },
  ): Promise<{ leadId: string; duplicate: boolean }>
}

/** Bytes. */
const longestBody = 64 * 1024
const knownKey = /^[\w.:-]{8,100}$/

/**
 * Answers POST /api/leads (API-07): stores the lead and says its id; the dealer is told afterwards, the shopper does not wait
 * for it. The same `Idempotency-Key` gives the same lead. A form sent without scripts is led on to the next page, or comes back with
 * what was typed and what to fix.
 */
export async function receiveLead(
  request: Request,
  desk: LeadDesk,
  { limiter, address }: { limiter: Limiter; address: string },
): Promise<Response> {
  const contentType = request.headers.get('content-type') ?? ''
  const isPlainForm = contentType.startsWith('application/x-www-form-urlencoded')
  const refuse = (status: number, message: string, headers: { readonly [name: string]: string } = {}) =>
    isPlainForm ? page(status, sorry(message), headers) : answer({ ok: false, message, fields: {} }, status, headers)
  const page = (status: number, plain: PlainPage, headers: { readonly [name: string]: string } = {}) =>
    new Response(plainPage(plain, desk.config), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': plainPagePolicy,
        ...headers,
      },
    })

  if (isFromElsewhere(request)) return refuse(403, 'This form was not sent from this site.')
  const limit = await limiter.take(address)
  if (!limit.allowed)
    return refuse(429, 'That was a lot of forms in a short time. Please wait a few minutes or call us.', {
      'retry-after': String(limit.retryAfterSeconds),
    })
  const body = await readBody(request, longestBody)
  if (body === null) return refuse(413, 'That is too much text for one form.')
  const input = readLeadInput(contentType, body)
  if (!input) return refuse(400, 'We could not read this form. Please reload the page and try again.')

  const idempotencyKey = keyOf(request, input)
  /** The form once more, with all that was typed. */
  let again: ((said: { readonly faults?: RefusedForm['faults']; readonly message?: string }) => PlainPage) | null = null
  try {
    const site = await desk.siteData()
    const car = typeof input.carSlug === 'string' && input.carSlug !== '' ? await desk.carBySlug(input.carSlug) : null
    const checked = validateLead(input, { config: desk.config, site, car })
    if (!checked.ok && Object.keys(checked.fields).length === 0) return refuse(400, checked.message)
    // Whose fields could be checked is one of the forms.
    const form = input.form as LeadForm
    again = ({ faults = {}, message }) =>
      plainForm({
        form,
        fields: formFields(form, { config: desk.config, site, car }),
        input: { ...input, idempotencyKey },
        faults,
        car,
        submitLabel: submitLabel(car, form),
        message,
      })
    if (!checked.ok) {
      if (isPlainForm) return page(400, again({ faults: checked.fields }))
      return answer({ ok: false, message: checked.message, fields: checked.fields }, 400)
    }
    const { leadId } = await desk.store(checked.lead, {
      idempotencyKey,
      userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
    })
    return isPlainForm
      ? new Response(null, { status: 303, headers: { location: '/success', 'cache-control': 'no-store' } })
      : answer({ ok: true, leadId, event: { id: checked.lead.eventId, params: checked.lead.eventParams } })
  } catch (error) {
    console.error(error)
    const phone = desk.config.phone.main
    const message = `We couldn’t take this just now. Please try again in a minute${phone ? `, or call ${phone}` : ''}.`
    const headers = { 'retry-after': '30' }
    return isPlainForm && again ? page(503, again({ message }), headers) : refuse(503, message, headers)
  }
}

/** The sender's name for this one lead; a sender without one gets a new one each time. */
function keyOf(request: Request, input: { readonly [field: string]: unknown }): string {
  const stated = request.headers.get('idempotency-key') ?? input.idempotencyKey
  return typeof stated === 'string' && knownKey.test(stated) ? stated : randomUUID()
}

/** Says what went wrong to a shopper without scripts; the browser's own Back keeps what was typed. */
const sorry = (message: string): PlainPage => ({
  heading: message,
  body: '<p>Go back to the form: what you typed is still there. Or start again from the <a href="/">home page</a>.</p>',
})
