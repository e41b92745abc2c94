import { randomUUID } from 'node:crypto'
import { leadSubject } from '@forecourt/rules/leads/answerLines'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { vehicleInWords } from '@forecourt/rules/leads/vehicleInWords'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { readBody } from '@forecourt/services/http/readBody'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { answer, leadOn } from '../http/HttpAnswer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { parseLeadInput } from './parseLeadInput'
import { plainForm, type SentForm } from './plainForm'
import { type PlainPage, plainPage, plainPagePolicy } from './plainPage'

type Headers = { readonly [name: string]: string }

/** The ways a form can be answered, each in the form its sender understands. */
interface LeadResponses {
  taken(leadId: string, lead: Lead): Response
  /** A step of a form was left; it isn't a lead yet (ENQ-08). */
  draftStored(leadId: string): Response
  /** It is taken, and the time chosen in it is booked: the booking has a page. */
  booked(leadId: string, lead: Lead, address: string): Response
  /** It was not even read, or is about nothing we have. */
  refused(status: number, message: string, headers?: Headers): Response
  /** It was read, and something in it is to be mended. */
  faulty(sent: SentForm, message: string, faults: { readonly [field: string]: string }): Response
  /** Nothing is wrong with it, but it can't be taken now; how far it was read. */
  unable(sent: SentForm | null, message: string, headers: Headers): Response
}

const refused: LeadResponses['refused'] = (status, message, headers) => answer({ ok: false, message, fields: {} }, status, headers)

/** What it is about in words, where it is about no car of the site. */
const aboutOf = (lead: Lead): string | null => {
  const { wanted, theirs } = vehicleInWords(lead)
  return leadSubject({ carName: null, attributes: lead }) ?? wanted ?? theirs
}

const taken = (leadId: string, lead: Lead) => ({
  ok: true,
  leadId,
  lead_id: leadId,
  place: { locationId: lead.locationId, dealershipSlug: lead.dealershipSlug },
  about: aboutOf(lead),
  event: { id: lead.eventId, params: lead.eventParams },
})

/** Answers for the script of a form, which keeps the form as it is and says what it is told. */
const jsonResponses: LeadResponses = {
  taken: (leadId, lead) => answer(taken(leadId, lead)),
  booked: (leadId, lead, address) => answer({ ...taken(leadId, lead), next: address }),
  draftStored: (leadId) => answer({ ok: true, leadId, lead_id: leadId, isLastStep: false }),
  refused,
  faulty: (_sent, message, fields) => answer({ ok: false, message, fields }, 400),
  unable: (_sent, message, headers) => refused(503, message, headers),
}

/** Says what went wrong; the browser's own Back keeps what was typed. */
const sorry = (message: string): PlainPage => ({
  heading: message,
  body: '<p>Go back to the form: what you typed is still there. Or start again from the <a href="/">home page</a>.</p>',
})

/** Answers for a browser without scripts: pages, with the form as it was sent wherever there is something to do about it. */
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
    // Without scripts a form is sent whole.
    draftStored: () => page(400, sorry('Please send the whole form.')),
    taken: () => leadOn('/success'),
    booked: (_leadId, _lead, address) => leadOn(address),
    refused: (status, message, headers) => page(status, sorry(message), headers),
    faulty: (sent, _message, faults) => page(400, plainForm(sent, { faults })),
    unable: (sent, message, headers) => page(503, sent ? plainForm(sent, { message }) : sorry(message), headers),
  }
}

/** A form as it was sent. */
export interface SentLead {
  readonly input: { readonly [field: string]: unknown }
  /** The sender's name for this one lead; a new one for a sender without. */
  readonly idempotencyKey: string
  /** The draft of its earlier steps; null where there was none. */
  readonly draftId: string | null
  /** Sent by a browser without scripts. */
  readonly isPlain: boolean
  /** What a script says of a proof of work, see `checkProof`; null where it says nothing, and without scripts. */
  readonly proof: string | null
  readonly userAgent: string | null
  /** How its sender is answered. */
  readonly responses: LeadResponses
}

/** Who sends, and how often it may. */
export interface LeadLimits {
  readonly limiter: Limiter
  readonly address: string
}

/** Bytes. */
const longestBody = 64 * 1024
const knownKey = /^[\w.:-]{8,100}$/

const keyIn = (value: unknown): string | null => (typeof value === 'string' && knownKey.test(value) ? value : null)

/** Reads a form that was sent; a refusal where it comes from another site (403), too often (429), is too long (413) or can't be read (400). */
export async function parseLeadRequest(
  request: Request,
  config: Pick<ResolvedConfig, 'identity' | 'theme'>,
  { limiter, address }: LeadLimits,
): Promise<SentLead | Response> {
  const { headers } = request
  const contentType = headers.get('content-type') ?? ''
  const isPlain = contentType.startsWith('application/x-www-form-urlencoded')
  const responses = isPlain ? plainResponses(config) : jsonResponses
  if (isFromElsewhere(request)) return responses.refused(403, 'This form was not sent from this site.')
  const limit = await limiter.take(address)
  if (!limit.allowed)
    return responses.refused(429, 'That was a lot of forms in a short time. Please wait a few minutes or call us.', {
      'retry-after': String(limit.retryAfterSeconds),
    })
  const body = await readBody(request, longestBody)
  if (body === null) return responses.refused(413, 'That is too much text for one form.')
  const input = parseLeadInput(contentType, body)
  if (!input) return responses.refused(400, 'We could not read this form. Please reload the page and try again.')
  return {
    input,
    idempotencyKey: keyIn(headers.get('idempotency-key') ?? input.idempotencyKey) ?? randomUUID(),
    draftId: keyIn(input.leadId),
    isPlain,
    proof: isPlain ? null : headers.get('x-lead-proof'),
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? null,
    responses,
  }
}
