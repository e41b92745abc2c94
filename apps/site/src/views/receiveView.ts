import { createHash } from 'node:crypto'
import type { Car } from '@forecourt/rules/entities/Car'
import { jsonResponse } from '../http/HttpResponse'
import { isBotOrPrefetch } from '../http/isBotOrPrefetch'
import { isCrossOrigin } from '../http/isCrossOrigin'
import type { ViewCounter } from './createViewCounter'

/** Remembers recent visitors by pseudonym. */
export interface Visitors {
  /** Whether this is the first visit within the period. */
  isNew(visitor: string): boolean
  readonly size: number
}

/** At most `max` visitors for `ms` milliseconds each; evicts the oldest. */
export function createVisitors({ max, ms, now }: { max: number; ms: number; now: () => number }): Visitors {
  /** Times in insertion order. */
  const firstVisits = new Map<string, number>()
  return {
    isNew(visitor) {
      const at = now()
      for (const [known, time] of firstVisits) {
        if (at - time < ms && firstVisits.size < max) break
        firstVisits.delete(known)
      }
      if (firstVisits.has(visitor)) return false
      firstVisits.set(visitor, at)
      return true
    },
    get size() {
      return firstVisits.size
    },
  }
}

export interface ViewPorts {
  readonly siteId: string
  readonly organisationId: string
  carBySlug(slug: string): Promise<Car | null>
  readonly counter: ViewCounter
  readonly visitors: Visitors
  /** Client address. */
  readonly address: string
}

function isHumanView(request: Request): boolean {
  return request.method === 'GET' && !isBotOrPrefetch(request) && !isCrossOrigin(request)
}

/** Pseudonym of a visitor for one car. */
function visitorPseudonym(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/**
 * Handles GET /cars/{slug}/view.json (API-04): view count, and data of the car that may have changed since its page was rendered.
 * `photos_count` and `updated_at` of the request are ignored; a `website_id` must be the site's own. Counts the view, except for bots,
 * other origins and recent visitors. Null if there is nothing to return.
 */
export async function receiveView(request: Request, slug: string, ports: ViewPorts): Promise<Response> {
  const { siteId, organisationId, counter, visitors, address } = ports
  const isForThisSite = [null, siteId].includes(new URL(request.url).searchParams.get('website_id'))
  const car = isForThisSite && slug.length <= 200 ? await ports.carBySlug(slug).catch(() => null) : null
  if (!car) return jsonResponse(null, 404)
  const isView =
    isHumanView(request) && visitors.isNew(visitorPseudonym([siteId, car.id, address, request.headers.get('user-agent') ?? '']))
  if (isView) counter.add(organisationId, car.id)
  return jsonResponse({
    views: car.views + counter.pendingViews(organisationId, car.id),
    car_fields: { id: car.id, status: car.status, reserved: car.reserved, price_cents: car.priceCents, photos_count: car.images.length },
  })
}
