import { listSlots } from '@forecourt/data/bookings/listSlots'
import { type BookingKind, bookingKinds } from '@forecourt/rules/bookings/Booking'
import { bookingBounds } from '@forecourt/rules/bookings/BookingSettings'
import { bookableDays, type LocationTimes } from '@forecourt/rules/bookings/bookableDays'
import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import type { Car } from '@forecourt/rules/entities/Car'
import { bookingOffersFor } from '@forecourt/rules/leads/form/bookingOffersFor'
import { findCar } from '../cars/findCar'
import { jsonResponse } from '../http/HttpResponse'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

interface TimesQuery {
  readonly kind: BookingKind
  readonly car: Car | null
  /** A location; null for all that take bookings. */
  readonly locationId: string | null
  /** First day, `YYYY-MM-DD`; today by default. */
  readonly from?: string
  /** Number of days; all bookable days by default. */
  readonly days?: number
  /** The booking being moved. */
  readonly movingId?: string
  readonly now: string
}

/** Current free times of a site's locations (API-14). */
export async function listFreeTimes(
  live: LiveSite,
  { kind, car, locationId, from, days, movingId, now }: TimesQuery,
): Promise<LocationTimes[]> {
  const { organisationId } = live.published
  const offers = bookingOffersFor({ form: kind, site: await live.siteData(), car })
  const locationIds = offers.map((offer) => offer.locationId).filter((id) => locationId === null || id === locationId)
  const carId = kind === 'testDrive' ? car?.id : null
  const query = { kind, locationIds, carId, from, days, movingId, now }
  const places = await listSlots(database().forOrganisation(organisationId), organisationId, query)
  return places.map(({ location, settings, slots }) => ({
    locationId: location.id,
    name: location.name,
    timeZone: location.timeZone,
    minutes: settings.minutes,
    confirmation: settings.confirmation,
    days: bookableDays(slots),
  }))
}

/** Maximum age of cached free times in seconds. Booking checks availability again. */
const cacheSeconds = 10
const maxCached = 500

interface CachedAnswer {
  readonly until: number
  readonly body: Promise<string>
}

const cache = () => shared('appointments', () => new Map<string, CachedAnswer>())

/** Caches a query for a few seconds across requests. */
function memoised(key: string, now: number, make: () => Promise<string>): Promise<string> {
  const cached = cache().get(key)
  if (cached && cached.until > now) return cached.body
  const body = make()
  cache().delete(key)
  cache().set(key, { until: now + cacheSeconds * 1000, body })
  // A failure is not cached.
  body.catch(() => cache().delete(key))
  for (const oldestKey of cache().keys()) {
    if (cache().size <= maxCached) break
    cache().delete(oldestKey)
  }
  return body
}

const knownId = /^[\w.-]{1,200}$/

/**
 * Handles GET /api/appointments (API-14): free times of a test drive or service, at one location or all that take bookings. `form`, `car`
 * (its slug), `location` (its id), `from` (`YYYY-MM-DD`), `days`.
 */
export async function appointmentsResponse(request: Request, live: LiveSite): Promise<Response> {
  const params = new URL(request.url).searchParams
  const kind = bookingKinds.find((one) => one === params.get('form'))
  const [slug, locationId, from, days] = ['car', 'location', 'from', 'days'].map((name) => params.get(name))
  const dayCount = days === null || days === undefined ? undefined : Number(days)
  const isInvalid =
    !kind ||
    [slug, locationId].some((id) => id && !knownId.test(id)) ||
    (from && !isCalendarDate(from)) ||
    (dayCount !== undefined && !(Number.isInteger(dayCount) && dayCount >= 1 && dayCount <= bookingBounds.horizonDays.max))
  if (isInvalid) return jsonResponse({ message: 'Ask for form=testDrive or form=service, a known car and place, and a date.' }, 400)
  const { siteId, version } = live.published
  try {
    const car = slug ? await findCar(live, slug) : null
    if (slug && !car) return jsonResponse({ message: 'There is no such car here.' }, 404)
    const now = new Date()
    const body = await memoised([siteId, version, kind, slug, locationId, from, days].join(' '), now.getTime(), async () =>
      JSON.stringify({
        places: await listFreeTimes(live, {
          kind,
          car,
          locationId: locationId ?? null,
          from: from ?? undefined,
          days: dayCount,
          now: now.toISOString(),
        }),
      }),
    )
    return new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': `private, max-age=${cacheSeconds}` } })
  } catch (error) {
    console.error(error)
    return jsonResponse({ message: 'We can’t check available times right now.' }, 503, { 'retry-after': '30' })
  }
}
