import { clientAddress } from '@forecourt/services/front/clientAddress'
import { database } from '../../../database'
import { env } from '../../../env'
import type { KeyedApi } from '../../../server/keys/withKey'
import { createKeyLimits, type KeyLimits } from '../../../server/leads/keyLimits'
import { receivePostedLead, serveLeads } from '../../../server/leads/leadApi'

let limits: KeyLimits | null = null

const apiOf = (request: Request): KeyedApi => {
  const db = database()
  limits ??= createKeyLimits(db.platformPool)
  const address = clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES)
  return { db, limits, address, now: new Date().toISOString() }
}

/** Systems fetch leads here. */
export const GET = (request: Request): Promise<Response> => serveLeads(request, apiOf(request))

/** Marketplaces post leads here. */
export const POST = (request: Request): Promise<Response> => receivePostedLead(request, apiOf(request))
