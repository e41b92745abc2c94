import { randomUUID } from 'node:crypto'
import { createLead } from '@forecourt/data/leads/createLead'
import { carOf } from '../../../cars/carOf'
import { env } from '../../../env'
import { addressOf } from '../../../http/addressOf'
import { answer } from '../../../http/answer'
import { leadLimiter } from '../../../leads/leadLimiter'
import { leadSpool } from '../../../leads/leadSpool'
import { receiveLead } from '../../../leads/receiveLead'
import { takeLead } from '../../../leads/takeLead'
import { database } from '../../../sites/database'
import { liveSiteOf } from '../../../sites/liveSiteOf'

export async function POST(request: Request): Promise<Response> {
  const live = await liveSiteOf(request)
  if (!live) return answer({ ok: false, message: 'There is no site at this address.', fields: {} }, 404)
  const { published } = live
  const db = database()
  return receiveLead(
    request,
    {
      config: published.config,
      siteData: live.siteData,
      carBySlug: (slug) => carOf(live, slug),
      store: (lead, { idempotencyKey, userAgent }) =>
        takeLead(
          { kind: 'lead', siteId: published.siteId, leadId: randomUUID(), idempotencyKey, userAgent, now: new Date().toISOString(), lead },
          { spool: leadSpool(), store: (taken) => createLead(db, published, lead, taken) },
        ),
    },
    { limiter: leadLimiter(published.siteId), address: addressOf(request, env().TRUSTED_PROXIES) },
  )
}
