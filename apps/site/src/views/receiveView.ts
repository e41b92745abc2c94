import { createHash } from 'node:crypto'
import type { Car } from '@forecourt/rules/entities/Car'
import { answer } from '../http/HttpAnswer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { isMachine } from '../http/isMachine'
import type { ViewCounter } from './createViewCounter'

/** Remembers for a while who came, without knowing who they are. */
export interface Visitors {
  /** Whether this is the first time within the while. */
  isNew(visitor: string): boolean
  readonly size: number
}

/** At most `most` visitors for `ms` milliseconds each; when there are more, those who came first are forgotten first. */
export function createVisitors({ most, ms, now }: { most: number; ms: number; now: () => number }): Visitors {
  /** When each came, in that order. */
  const came = new Map<string, number>()
  return {
    isNew(visitor) {
      const at = now()
      for (const [known, time] of came) {
        if (at - time < ms && came.size < most) break
        came.delete(known)
      }
      if (came.has(visitor)) return false
      came.set(visitor, at)
      return true
    },
    get size() {
      return came.size
    },
  }
}

export interface ViewPorts {
  readonly siteId: string
  readonly organisationId: string
  carBySlug(slug: string): Promise<Car | null>
  readonly counter: ViewCounter
  readonly visitors: Visitors
  /** The address of who is asking. */
  readonly address: string
}

function isOfPerson(request: Request): boolean {
  return request.method === 'GET' && !isMachine(request) && !isFromElsewhere(request)
}

/** A name for one person at one car that nobody can be told from. */
function visitorOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/**
 * Answers GET /cars/{slug}/view.json (API-04): how often the car was looked at, and what of it may have changed since its page was
 * made. What the asker says of its own page, `photos_count` and `updated_at`, changes nothing in the answer; a `website_id` must be the
 * site's own. Counts this look, unless it comes from a program, from elsewhere, or from someone who looked a moment ago. Null when there
 * is nothing to say.
 */
export async function receiveView(request: Request, slug: string, ports: ViewPorts): Promise<Response> {
  const { siteId, organisationId, counter, visitors, address } = ports
  const asksHere = [null, siteId].includes(new URL(request.url).searchParams.get('website_id'))
  const car = asksHere && slug.length <= 200 ? await ports.carBySlug(slug).catch(() => null) : null
  if (!car) return answer(null, 404)
  const isView = isOfPerson(request) && visitors.isNew(visitorOf([siteId, car.id, address, request.headers.get('user-agent') ?? '']))
  if (isView) counter.add(organisationId, car.id)
  return answer({
    views: car.views + counter.waiting(organisationId, car.id),
    car_fields: { id: car.id, status: car.status, reserved: car.reserved, price_cents: car.priceCents, photos_count: car.images.length },
  })
}
