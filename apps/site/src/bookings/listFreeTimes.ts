import { listSlots } from '@forecourt/data/bookings/listSlots'
import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { bookableDays } from '@forecourt/rules/bookings/bookableDays'
import type { PlaceTimes } from '@forecourt/rules/bookings/PlaceTimes'
import type { Car } from '@forecourt/rules/entities/Car'
import { bookingOffersFor } from '@forecourt/rules/leads/form/bookingOffersFor'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

export interface TimesQuery {
  readonly kind: BookingKind
  readonly car: Car | null
  /** One place; null for each that takes bookings. */
  readonly locationId: string | null
  /** The first day, `YYYY-MM-DD`; today where left out. */
  readonly from?: string
  /** How many days; all that can be booked where left out. */
  readonly days?: number
  /** A booking that is being moved. */
  readonly movingId?: string
  readonly now: string
}

/** The free times of a site's places for a visit (API-14), as they are at this moment. */
export async function listFreeTimes(
  live: LiveSite,
  { kind, car, locationId, from, days, movingId, now }: TimesQuery,
): Promise<PlaceTimes[]> {
  const { organisationId } = live.published
  const offers = bookingOffersFor({ form: kind, site: await live.siteData(), car })
  const locationIds = offers.map((offer) => offer.locationId).filter((id) => locationId === null || id === locationId)
  const carId = kind === 'testDrive' ? car?.id : null
  const asked = { kind, locationIds, carId, from, days, movingId, now }
  const places = await listSlots(database().forOrganisation(organisationId), organisationId, asked)
  return places.map(({ location, settings, slots }) => ({
    locationId: location.id,
    name: location.name,
    timeZone: location.timeZone,
    minutes: settings.minutes,
    confirmation: settings.confirmation,
    days: bookableDays(slots),
  }))
}
