import { randomUUID } from 'node:crypto'
import { leadSubject } from '@forecourt/rules/leads/answerLines'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { vehicleText } from '@forecourt/rules/leads/vehicleText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { readBody } from '@forecourt/services/http/readBody'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { jsonResponse, redirectAfterPost } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { parseLeadInput } from './parseLeadInput'
import { plainForm, type SentForm } from './plainForm'
import { type PlainPage, plainPage, plainPagePolicy } from './plainPage'

type Headers = { readonly [name: string]: string }

/** Responses in the format of the sender. */
interface LeadResponses {
  accepted(leadId: string, lead: Lead): Response
  /** A step was stored; there is no lead yet (ENQ-08). */
  draftStored(leadId: string): Response
  /** Accepted, and its time is booked. */
  booked(leadId: string, lead: Lead, address: string): Response
  /** Refused before validation, or about an unknown subject. */
  refused(status: number, message: string, headers?: Headers): Response
  /** Validation failed. */
  invalid(sent: SentForm, message: string, faults: { readonly [field: string]: string }): Response
  /** Valid, but can't be accepted now; with the parsed form, if any. */
  unavailable(sent: SentForm | null, message: string, headers: Headers): Response
}

const refused: LeadResponses['refused'] = (status, message, headers) => jsonResponse({ ok: false, message, fields: {} }, status, headers)

/** Subject as text, if the lead is about no car of the site. */
const subjectText = (lead: Lead): string | null => {
  const { wanted, theirs } = vehicleText(lead)
  return leadSubject({ carName: null, attributes: lead }) ?? wanted ?? theirs
}

const accepted = (leadId: string, lead: Lead) => ({
  ok: true,
  leadId,
  lead_id: leadId,
  recipient: { locationId: lead.locationId, dealershipSlug: lead.dealershipSlug },
  about: subjectText(lead),
  event: { id: lead.eventId, params: lead.eventParams },
})

/** JSON response for the form's script, which shows the message in the form. */
const jsonResponses: LeadResponses = {
  accepted: (leadId, lead) => jsonResponse(accepted(leadId, lead)),
  booked: (leadId, lead, address) => jsonResponse({ ...accepted(leadId, lead), next: address }),
  draftStored: (leadId) => jsonResponse({ ok: true, leadId, lead_id: leadId, isLastStep: false }),
  refused,
  invalid: (_sent, message, fields) => jsonResponse({ ok: false, message, fields }, 400),
  unavailable: (_sent, message, headers) => refused(503, message, headers),
}

/** Error page; the browser's Back keeps the entered values. */
const errorPage = (message: string): PlainPage => ({
  heading: message,
  body: '<p>Go back to the form and you’ll find what you entered is still there. Or start again from the <a href="/">home page</a>.</p>',
})

/** HTML responses for browsers without scripts; repeat the form if something must be corrected. */
function plainResponses(config: Pick<ResolvedConfig, 'identity' | 'theme'>): LeadResponses {
  const page = (status: number, plain: PlainPage, headers: Headers = {}) =>
    new Response(plainPage(plain, config), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': plainPagePolicy,
        ...headers,
      },
    })
  return {
    // Without scripts all steps are sent together, so a single step is incomplete.
    draftStored: () => page(400, errorPage('Please send the whole form.')),
    accepted: () => redirectAfterPost('/success'),
    booked: (_leadId, _lead, address) => redirectAfterPost(address),
    refused: (status, message, headers) => page(status, errorPage(message), headers),
    invalid: (sent, _message, faults) => page(400, plainForm(sent, { faults })),
    unavailable: (sent, message, headers) => page(503, sent ? plainForm(sent, { message }) : errorPage(message), headers),
  }
}

/** A submitted form. */
export interface SentLead {
  readonly input: { readonly [field: string]: unknown }
  /** Idempotency key of the lead; generated if missing. */
  readonly idempotencyKey: string
  /** Draft id of earlier steps; null for none. */
  readonly draftId: string | null
  /** Sent without scripts. */
  readonly isPlain: boolean
  /** Proof-of-work header, see `checkProof`; null if missing. */
  readonly proof: string | null
  readonly userAgent: string | null
  /** Response format. */
  readonly responses: LeadResponses
}

/** Client address and rate limit. */
export interface LeadLimits {
  readonly limiter: Limiter
  readonly address: string
}

/** Bytes. */
const maxBodyBytes = 64 * 1024
const knownKey = /^[\w.:-]{8,100}$/

const validKey = (value: unknown): string | null => (typeof value === 'string' && knownKey.test(value) ? value : null)

/** Parses a form post; refuses cross-site (403), rate-limited (429), oversized (413) and malformed (400) requests. */
export async function parseLeadRequest(
  request: Request,
  config: Pick<ResolvedConfig, 'identity' | 'theme'>,
  { limiter, address }: LeadLimits,
): Promise<SentLead | Response> {
  const { headers } = request
  const contentType = headers.get('content-type') ?? ''
  const isPlain = contentType.startsWith('application/x-www-form-urlencoded')
  const responses = isPlain ? plainResponses(config) : jsonResponses
  if (isCrossOrigin(request)) return responses.refused(403, 'This form wasn’t sent from this site.')
  const limit = await limiter.take(address)
  if (!limit.allowed)
    return responses.refused(429, 'That’s a lot of forms in a short time. Please wait a few minutes or call us.', {
      'retry-after': String(limit.retryAfterSeconds),
    })
  const body = await readBody(request, maxBodyBytes)
  if (body === null) return responses.refused(413, 'That’s too much text for one form.')
  const input = parseLeadInput(contentType, body)
  if (!input) return responses.refused(400, 'We couldn’t read this form. Please reload the page and try again.')
  return {
    input,
    idempotencyKey: validKey(headers.get('idempotency-key') ?? input.idempotencyKey) ?? randomUUID(),
    draftId: validKey(input.leadId),
    isPlain,
    proof: isPlain ? null : headers.get('x-lead-proof'),
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? null,
    responses,
  }
}
