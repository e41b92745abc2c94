import { randomUUID } from 'node:crypto'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { recordPhoneReveal } from '@forecourt/data/stock/recordPhoneReveal'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { findCar } from '../../../cars/findCar'
import { env } from '../../../env'
import { jsonResponse } from '../../../http/HttpResponse'
import { leadSpool } from '../../../leads/leadSpool'
import { receiveReveal } from '../../../leads/receiveReveal'
import { storeRevealLead } from '../../../leads/storeRevealLead'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'
import { shared } from '../../../sites/shared'

const limiter = () => shared('revealLimiter', () => createLimiter({ count: 60, seconds: 600 }))

/** Phone number for a car (API-03). */
export async function POST(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no such number here.' }, 404)
  const { published } = live
  const db = database()
  return receiveReveal(
    request,
    {
      config: published.config,
      siteId: published.siteId,
      carBySlug: (slug) => findCar(live, slug),
      async record(car, source) {
        const { organisationId, siteId } = published
        const now = new Date().toISOString()
        const reveal = {
          kind: 'reveal',
          organisationId,
          siteId,
          revealId: randomUUID(),
          carId: car.id,
          now,
        } as const
        try {
          await recordPhoneReveal(db, published, { ...reveal, id: reveal.revealId })
        } catch (error) {
          if (!isDatabaseAway(error)) throw error
          await leadSpool().put(`reveal ${reveal.revealId}`, reveal)
          // Sign-in state is unknown while the database is unavailable.
          return
        }
        await storeRevealLead(live, car, {
          cookies: request.headers.get('cookie'),
          userAgent: request.headers.get('user-agent'),
          ...{ source, now },
        })
      },
    },
    { limiter: limiter(), address: `${published.siteId} ${clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES)}` },
  )
}
