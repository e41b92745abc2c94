import { createLead } from '@forecourt/data/leads/createLead'
import { queryTimeout } from '@forecourt/data/withQueryTimeout'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { clientNetwork } from '@forecourt/services/limits/clientNetwork'
import { leadBookings } from '../../../bookings/leadBookings'
import { findCar } from '../../../cars/findCar'
import { env } from '../../../env'
import { jsonResponse } from '../../../http/HttpResponse'
import { createLeadProofs } from '../../../leads/checkProof'
import { deriveLeadId } from '../../../leads/draftIds'
import { leadLimiter } from '../../../leads/leadLimiter'
import { leadSpool } from '../../../leads/leadSpool'
import { receiveLead } from '../../../leads/receiveLead'
import { storeDraft } from '../../../leads/storeDraft'
import { storeOrSpoolLead } from '../../../leads/storeOrSpoolLead'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/**
 * Timeout, in milliseconds, for loading the data that all pages of the site share. After it, the data loaded before is used, if it is
 * still in memory: a form must be in the spool within 3 s.
 */
const dataTimeoutMs = 1_000

export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ ok: false, message: 'There is no site at this address.', fields: {} }, 404)
  const { published } = live
  const db = database()
  const address = clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES)
  return receiveLead(
    request,
    {
      config: published.config,
      siteData: () => live.siteData(queryTimeout(dataTimeoutMs, db)),
      carBySlug: (slug) => findCar(live, slug),
      storeDraft: (draft) => storeDraft(db, published, draft, env().INTERNAL_SECRET),
      store: (lead, { idempotencyKey, userAgent, draftId }) =>
        storeOrSpoolLead(
          {
            kind: 'lead',
            siteId: published.siteId,
            leadId: deriveLeadId(env().INTERNAL_SECRET, { siteId: published.siteId, idempotencyKey, draftId }),
            draftId,
            idempotencyKey,
            userAgent,
            now: new Date().toISOString(),
            lead,
          },
          { spool: leadSpool(), store: (keyedLead) => createLead(db, published, lead, keyedLead), db },
        ),
      bookings: leadBookings(live, { network: clientNetwork(address), cookies: request.headers.get('cookie') }),
      proofs: createLeadProofs(env().INTERNAL_SECRET, published.siteId),
    },
    { limiter: leadLimiter(published.siteId), address },
  )
}
