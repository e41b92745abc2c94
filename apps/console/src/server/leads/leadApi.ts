import { createHash } from 'node:crypto'
import { destinationOfKey, fetchLeads } from '@forecourt/data/leads/delivery/fetchLeads'
import { receiveSuppliedLead } from '@forecourt/data/leads/delivery/receiveSuppliedLead'
import { supplierOfKey, supplierUsed } from '@forecourt/data/leads/delivery/suppliers'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { leadPayload } from '@forecourt/rules/leads/delivery/formats/leadPayload'
import { mayBeAdf, parseAdf } from '@forecourt/rules/leads/delivery/parseAdf'
import { type SuppliedInput, suppliedFields, suppliedText } from '@forecourt/rules/leads/delivery/suppliedFields'
import { readBody } from '@forecourt/services/http/readBody'
import { z } from 'zod'
import { isStorable } from '../isStorable'
import { type KeyedApi, respond, withKey } from '../keys/withKey'

/** Bytes. */
const maxBodyBytes = 256 * 1024

type SuppliedBody =
  | { readonly ok: true; readonly input: SuppliedInput }
  | { readonly ok: false; readonly status: 400 | 413; readonly message: string }

const invalidBody = (message: string): SuppliedBody => ({ ok: false, status: 400, message })

const unreadableLead = invalidBody('Send a lead as a JSON object in UTF-8, as a form, or as ADF.')

const fromXml = (text: string): SuppliedBody => {
  const prospects = mayBeAdf(text) ? parseAdf(text) : null
  const [prospect] = prospects ?? []
  if (!prospect) return invalidBody('This XML contains no ADF prospect that can be read.')
  if (prospects?.length !== 1) return invalidBody('Send one ADF prospect per request. This one has several.')
  // A document without an id is identified by its hash, so that a repeat is the same lead.
  return { ok: true, input: { id: createHash('sha256').update(text).digest('hex'), ...prospect } }
}

const fromJson = (text: string): SuppliedBody => {
  try {
    const input = suppliedFields(JSON.parse(text))
    if (input) return { ok: true, input }
  } catch {
    // Not JSON: the same response as for a JSON text that isn't a lead.
  }
  return unreadableLead
}

/** Reads a posted lead (API-07) within the size limit: a JSON object, possibly nested, a form, or one ADF prospect. */
const suppliedBody = async (request: Request): Promise<SuppliedBody> => {
  const text = await readBody(request, maxBodyBytes)
  if (text === null) return { ok: false, status: 413, message: 'A lead can be 256 kB at most.' }
  const plain = text.replace(/^\ufeff/, '').trimStart()
  if (plain.startsWith('<')) return fromXml(plain)
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded') || plain.startsWith('{')) return fromJson(plain)
  const input = suppliedFields(Object.fromEntries(new URLSearchParams(plain)))
  return input ? { ok: true, input } : unreadableLead
}

/** Parameters of `GET /api/leads`. */
export const leadQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor must be the “next” value of the previous response.')
    .transform(Number)
    .default(0),
  since: z.iso.datetime({ offset: true, error: '“since” must be an instant such as 2026-11-20T00:00:00Z.' }).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})

/** Leads for systems that poll: `GET /api/leads?cursor=&since=&limit=`, in a stable order (ENT-16). */
export const serveLeads = (request: Request, api: KeyedApi): Promise<Response> =>
  withKey(
    request,
    api,
    (keyHash) => destinationOfKey(api.db, keyHash),
    async (destination) => {
      const params = leadQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
      if (!params.success) return respond({ message: params.error.issues[0]?.message ?? 'The request can’t be read.' }, 400)
      if (destination.paused || destination.target.kind !== 'pull') return respond({ message: 'This destination is paused.' }, 409)
      const { cursor, since, limit } = params.data
      const { shape } = destination.target
      const found = await fetchLeads(api.db, destination, { after: cursor, since, limit: limit + 1, now: api.now })
      const leads = found.slice(0, limit)
      return respond({
        data: leads.map(({ deliveryId, ...lead }) => ({ delivery_id: deliveryId, ...leadPayload(shape, { ...lead, isTest: false }) })),
        next: String(leads.at(-1)?.number ?? cursor),
        more: found.length > limit,
      })
    },
  )

const maxIdLength = 150

/** Receives a lead from a marketplace: `POST /api/leads` with its key; idempotent by the lead's own id (API-07). */
export const receivePostedLead = (request: Request, api: KeyedApi): Promise<Response> =>
  withKey(
    request,
    api,
    (keyHash) => supplierOfKey(api.db, keyHash),
    async (supplier) => {
      const parsed = await suppliedBody(request)
      if (!parsed.ok) return respond({ message: parsed.message }, parsed.status)
      const body = parsed.input
      if (!isStorable(body)) return respond({ message: 'Send a lead with valid UTF-8 text, without NUL characters.' }, 400)
      const supplierLeadId = request.headers.get('idempotency-key') ?? suppliedText(body, 'id', 'lead_id', 'reference')
      if (supplierLeadId === '' || supplierLeadId.length > maxIdLength)
        return respond({ message: 'Send your own id for the lead, so that it is stored only once.', fields: { id: 'Missing' } }, 400)
      const site = await publishedSite(api.db, supplier.siteId)
      if (!site) return respond({ message: 'The site isn’t live.' }, 409)
      const received = await receiveSuppliedLead(api.db, site, body, { supplier, supplierLeadId, now: api.now })
      await supplierUsed(api.db, supplier, api.now)
      if (!received.ok) return respond({ message: received.message, fields: received.fields }, 422)
      return respond({ lead_id: received.leadId, duplicate: received.duplicate }, received.duplicate ? 200 : 201)
    },
  )
