import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { siteDay } from '@forecourt/rules/dates/siteDay'
import type { Car } from '@forecourt/rules/entities/Car'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { env } from '../env'
import { pageTags } from '../refresh/cacheTags'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { requestedSite } from '../sites/requestedSite'
import { shared } from '../sites/shared'
import type { DocumentCache } from './createDocumentCache'
import { createDocumentCache } from './createDocumentCache'

interface DocumentedCar {
  readonly car: Car
  readonly live: LiveSite
}

interface Document {
  /** A name for the kind, such as 'sheet'. */
  readonly kind: string
  readonly headers: (car: Car) => { readonly [name: string]: string }
  /** Null when there is no such document of this car. */
  readonly make: (of: DocumentedCar) => Promise<Buffer | null>
}

/** Enough for a person who opens many; making one takes a processor a second. */
const documents = (): DocumentCache =>
  shared('documentCache', () => createDocumentCache({ maxBytes: 32 * 1024 * 1024, count: 60, seconds: 600 }))

const refusal = (status: 404 | 429, text: string, headers: { readonly [name: string]: string } = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } })

/**
 * Answers with a document made of a car of the site: from memory while neither the site nor the car has changed, else made now.
 * The car is read every time, so that a price that changed a moment ago is never printed.
 */
export async function carDocument(request: Request, slug: string, { kind, headers, make }: Document): Promise<Response> {
  const live = await requestedSite(request)
  const car = live && slug.length <= 200 ? await carBySlug(database(), live.published, slug) : null
  if (!live || !car || car.slug !== slug) return refusal(404, 'There is no such document here.')
  const { siteId, version } = live.published
  const today = siteDay({ config: live.published.config, now: new Date().toISOString() })
  const made = await documents().get({
    key: JSON.stringify([kind, siteId, version, today, car]),
    address: `${siteId} ${clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES)}`,
    make: () => make({ car, live }),
  })
  if (made === 'tooMany') return refusal(429, 'That were many at once. Please try again in a few minutes.', { 'retry-after': '120' })
  if (made === null) return refusal(404, 'There is no such document of this car.')
  return new Response(new Uint8Array(made), {
    headers: {
      'content-length': String(made.length),
      'x-content-type-options': 'nosniff',
      'surrogate-key': pageTags(live.published, null).join(' '),
      ...headers(car),
    },
  })
}
