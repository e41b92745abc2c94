import { randomUUID } from 'node:crypto'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { readBody } from '@forecourt/services/http/readBody'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { jsonResponses } from './jsonResponses'
import type { LeadResponses } from './LeadResponses'
import { parseLeadInput } from './parseLeadInput'
import { plainResponses } from './plainResponses'

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
