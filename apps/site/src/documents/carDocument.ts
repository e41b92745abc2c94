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
  /** Kind of document, such as 'sheet'. */
  readonly kind: string
  readonly headers: (car: Car) => { readonly [name: string]: string }
  /** Null if the car has no such document. */
  readonly make: (of: DocumentedCar) => Promise<Buffer | null>
}

/** Limits how many documents a client address can have rendered, because each takes a second of CPU; cached ones are not counted. */
const documents = (): DocumentCache =>
  shared('documentCache', () => createDocumentCache({ maxBytes: 32 * 1024 * 1024, count: 60, seconds: 600 }))

const refusal = (status: 404 | 429, text: string, headers: { readonly [name: string]: string } = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } })

/**
 * Serves a document about a car, cached in memory until the site or car changes. Reads the car every time, so that a new price is never
 * missed.
 */
export async function carDocument(request: Request, slug: string, { kind, headers, make }: Document): Promise<Response> {
  const live = await requestedSite(request)
  const car = live && slug.length <= 200 ? await carBySlug(database(), live.published, slug) : null
  if (!live || !car || car.slug !== slug) return refusal(404, 'We can’t find that document.')
  const { siteId, version } = live.published
  const today = siteDay({ config: live.published.config, now: new Date().toISOString() })
  const file = await documents().get({
    key: JSON.stringify([kind, siteId, version, today, car]),
    address: `${siteId} ${clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES)}`,
    make: () => make({ car, live }),
  })
  if (file === 'tooMany') return refusal(429, 'That’s a lot at once. Please try again in a few minutes.', { 'retry-after': '120' })
  if (file === null) return refusal(404, 'We can’t find that document for this car.')
  return new Response(new Uint8Array(file), {
    headers: {
      'content-length': String(file.length),
      'x-content-type-options': 'nosniff',
      'surrogate-key': pageTags(live.published, null).join(' '),
      ...headers(car),
    },
  })
}
