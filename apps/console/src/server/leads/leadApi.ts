import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { destinationOfKey, fetchLeads } from '@forecourt/data/leads/delivery/fetchLeads'
import { supplierOfKey, supplierUsed } from '@forecourt/data/leads/delivery/suppliers'
import { takeSuppliedLead } from '@forecourt/data/leads/delivery/takeSuppliedLead'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { suppliedText } from '@forecourt/rules/leads/delivery/suppliedFields'
import { bearerKey } from '@forecourt/services/destinations/accessKey'
import { leadPayload } from '@forecourt/services/destinations/leadPayload'
import { z } from 'zod'
import { isStorable } from '../isStorable'
import type { KeyLimits } from './keyLimits'
import { suppliedBody } from './suppliedBody'

export interface LeadApi {
  readonly db: Database
  readonly limits: KeyLimits
  /** The caller's address. */
  readonly address: string
  /** ISO in UTC. */
  readonly now: string
}

const answer = (body: object, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
const tooMany = (seconds: number) => answer({ message: 'That is too often. Try again later.' }, 429, { 'retry-after': String(seconds) })

/** Runs a call of whoever a key belongs to. Nobody is told whether a key was ever one. */
const withKey = async <Holder>(
  request: Request,
  { limits, address }: LeadApi,
  holderOf: (keyHash: string) => Promise<Holder | null>,
  work: (holder: Holder) => Promise<Response>,
): Promise<Response> => {
  try {
    const key = bearerKey(request.headers)
    const holder = key && (await holderOf(key.hash))
    if (!key || !holder) {
      const guess = await limits.guess(address)
      return guess.allowed
        ? answer({ message: 'Send a key that counts: Authorization: Bearer fc_…' }, 401)
        : tooMany(guess.retryAfterSeconds)
    }
    const call = await limits.call(key.hash)
    return call.allowed ? await work(holder) : tooMany(call.retryAfterSeconds)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return answer({ message: 'This can’t be done at the moment. Try again in a few seconds.' }, 503, { 'retry-after': '5' })
  }
}

const query = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is the “next” of the answer before.')
    .transform(Number)
    .default(0),
  since: z.iso.datetime({ offset: true, error: 'Since is an instant such as 2026-11-20T00:00:00Z.' }).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})

/** Leads for a system that fetches them: `GET /api/leads?cursor=&since=&limit=`, in an order that never changes (ENT-16). */
export const fetchedLeads = (request: Request, api: LeadApi): Promise<Response> =>
  withKey(
    request,
    api,
    (keyHash) => destinationOfKey(api.db, keyHash),
    async (destination) => {
      const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
      if (!asked.success) return answer({ message: asked.error.issues[0]?.message ?? 'That can’t be read.' }, 400)
      if (destination.paused || destination.target.kind !== 'pull') return answer({ message: 'This destination is paused.' }, 409)
      const { cursor, since, limit } = asked.data
      const { shape } = destination.target
      const found = await fetchLeads(api.db, destination, { after: cursor, since, limit: limit + 1, now: api.now })
      const leads = found.slice(0, limit)
      return answer({
        data: leads.map(({ deliveryId, ...lead }) => ({ delivery_id: deliveryId, ...leadPayload(shape, lead) })),
        next: String(leads.at(-1)?.number ?? cursor),
        more: found.length > limit,
      })
    },
  )

const longestId = 150

/** A lead that a market place posts: `POST /api/leads` with its key, once by its own id (API-07). */
export const postedLead = (request: Request, api: LeadApi): Promise<Response> =>
  withKey(
    request,
    api,
    (keyHash) => supplierOfKey(api.db, keyHash),
    async (supplier) => {
      const read = await suppliedBody(request)
      if (!read.ok) return answer({ message: read.message }, read.status)
      const body = read.input
      if (!isStorable(body)) return answer({ message: 'Send a lead whose texts are whole UTF-8, without NUL.' }, 400)
      const theirId = request.headers.get('idempotency-key') ?? suppliedText(body, 'id', 'lead_id', 'reference')
      if (theirId === '' || theirId.length > longestId)
        return answer(
          { message: 'Give the lead your own id, so that it is stored once however often it comes.', fields: { id: 'Missing' } },
          400,
        )
      const site = await publishedSite(api.db, supplier.siteId)
      if (!site) return answer({ message: 'The site isn’t live.' }, 409)
      const taken = await takeSuppliedLead(api.db, site, body, { supplier, theirId, now: api.now })
      await supplierUsed(api.db, supplier, api.now)
      if (!taken.ok) return answer({ message: taken.message, fields: taken.fields }, 422)
      return answer({ lead_id: taken.leadId, duplicate: taken.duplicate }, taken.duplicate ? 200 : 201)
    },
  )
