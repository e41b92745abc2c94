import { createLead } from '@forecourt/data/leads/createLead'
import { carBySlug } from '@forecourt/data/stock/carBySlug'
import { env } from '../../../env'
import { addressOf } from '../../../http/addressOf'
import { answer } from '../../../http/answer'
import { leadLimiter } from '../../../leads/leadLimiter'
import { receiveLead } from '../../../leads/receiveLead'
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
      carBySlug: (slug) => carBySlug(db, published, slug),
      store: (lead, details) =>
        createLead(db, published, lead, {
          idempotencyKey: details.idempotencyKey,
          userAgent: details.userAgent,
          now: new Date().toISOString(),
        }),
    },
    { limiter: leadLimiter(published.siteId), address: addressOf(request, env().TRUSTED_PROXIES) },
  )
}
