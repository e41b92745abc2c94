import { carBySlug } from '@forecourt/data/stock/carBySlug'
import { countView } from '@forecourt/data/stock/countView'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { env } from '../../../../env'
import { addressOf } from '../../../../http/addressOf'
import { answer } from '../../../../http/answer'
import { isMachine } from '../../../../http/isMachine'
import { database } from '../../../../sites/database'
import { liveSiteOf } from '../../../../sites/liveSiteOf'
import { shared } from '../../../../sites/shared'

/** Someone who reloads a page is one shopper. */
const limiter = () => shared('viewLimiter', () => createLimiter({ count: 1, seconds: 1800 }))

/** Counts a look at a car's page and says how many there were (API-04). Machines and reloads are told, not counted. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const live = await liveSiteOf(request)
  const { slug } = await params
  const car = live && slug.length <= 200 ? await carBySlug(database(), live.published, slug).catch(() => null) : null
  if (!live || !car) return answer(null, 404)
  const counts =
    !isMachine(request) &&
    (
      await limiter().take(
        `${live.published.siteId} ${car.id} ${addressOf(request, env().TRUSTED_PROXIES)} ${request.headers.get('user-agent')}`,
      )
    ).allowed
  if (counts) await countView(database(), live.published, car.slug).catch(() => {})
  return answer({
    views: car.views + (counts ? 1 : 0),
    car_fields: { id: car.id, status: car.status, reserved: car.reserved, price_cents: car.priceCents, photos_count: car.images.length },
  })
}
