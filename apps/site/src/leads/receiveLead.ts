import { randomUUID } from 'node:crypto'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Lead } from '@forecourt/rules/entities/Lead'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import { answer } from '../http/answer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { readBody } from '../http/readBody'
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
 * for it. The same `Idempotency-Key` gives the same lead. A form sent without scripts is led on to the next page.
 */
export async function receiveLead(
  request: Request,
  desk: LeadDesk,
  { limiter, address }: { limiter: Limiter; address: string },
): Promise<Response> {
  const contentType = request.headers.get('content-type') ?? ''
  const isPlainForm = contentType.startsWith('application/x-www-form-urlencoded')
  const refuse = (
    status: number,
    message: string,
    fields: { readonly [field: string]: string } = {},
    headers: { readonly [name: string]: string } = {},
  ) => (isPlainForm ? explain(status, message, fields, headers) : answer({ ok: false, message, fields }, status, headers))

  if (isFromElsewhere(request)) return refuse(403, 'This form was not sent from this site.')
  const limit = await limiter.take(address)
  if (!limit.allowed)
    return refuse(
      429,
      'That was a lot of forms in a short time. Please wait a few minutes or call us.',
      {},
      { 'retry-after': String(limit.retryAfterSeconds) },
    )
  const body = await readBody(request, longestBody)
  if (body === null) return refuse(413, 'That is too much text for one form.')
  const input = readLeadInput(contentType, body)
  if (!input) return refuse(400, 'We could not read this form. Please reload the page and try again.')

  try {
    const site = await desk.siteData()
    const car = typeof input.carSlug === 'string' && input.carSlug !== '' ? await desk.carBySlug(input.carSlug) : null
    const checked = validateLead(input, { config: desk.config, site, car })
    if (!checked.ok) return refuse(400, checked.message, checked.fields)
    const { leadId } = await desk.store(checked.lead, {
      idempotencyKey: keyOf(request, input),
      userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
    })
    return isPlainForm
      ? new Response(null, { status: 303, headers: { location: '/success', 'cache-control': 'no-store' } })
      : answer({ ok: true, leadId })
  } catch (error) {
    console.error(error)
    const phone = desk.config.phone.main
    return refuse(
      503,
      `We couldn’t take this just now. Please try again in a minute${phone ? `, or call ${phone}` : ''}.`,
      {},
      { 'retry-after': '30' },
    )
  }
}

/** The sender's name for this one lead; a sender without one gets a new one each time. */
function keyOf(request: Request, input: { readonly [field: string]: unknown }): string {
  const stated = request.headers.get('idempotency-key') ?? input.idempotencyKey
  return typeof stated === 'string' && knownKey.test(stated) ? stated : randomUUID()
}

/** Says what to fix to a shopper without scripts; the browser's own Back keeps what was typed. */
function explain(
  status: number,
  message: string,
  fields: { readonly [field: string]: string },
  headers: { readonly [name: string]: string },
): Response {
  const text = (said: string) => said.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const faults = Object.values(fields)
    .map((fault) => `<li>${text(fault)}</li>`)
    .join('')
  return new Response(
    `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(message)}</title><body style="font:17px/1.6 system-ui,sans-serif;max-width:34rem;margin:10vh auto;padding:0 1.5rem"><h1 style="font-size:1.6rem;line-height:1.25">${text(message)}</h1><ul>${faults}</ul><p>Go back to the form: what you typed is still there.</p>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        ...headers,
      },
    },
  )
}
