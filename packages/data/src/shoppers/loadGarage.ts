import type { Garage, GarageBooking, OwnVehicleEntry } from '@forecourt/rules/accounts/Garage'
import { isOpenToShopper } from '@forecourt/rules/bookings/Booking'
import { enquiryStatus } from '@forecourt/rules/leads/inbox/conversationStages'
import { toBooking } from '../bookings/loadBooking'
import type { Database } from '../createDatabase'
import { enquiryStage } from '../leads/inbox/enquiryStages'
import type { RenderedSite } from '../sites/RenderedSite'
import { ownVehiclesIn } from '../valuations/ownVehicles'
import type { SignedInShopper } from './openShopperSession'
import { shopperCarLists } from './shopperCars'

const maxEnquiries = 50
const maxBookings = 20

/** Stored data of a garage; booking pages have signed URLs, which the caller adds. */
export type LoadedGarage = Omit<Garage, 'done' | 'reservations' | 'bookings' | 'vehicles'> & {
  readonly bookings: readonly Omit<GarageBooking, 'href'>[]
  readonly vehicles: readonly Omit<OwnVehicleEntry, 'token'>[]
}

/** All data of a shopper's garage on a site (RTE-22). Enquiries are those of the shopper's verified email or mobile, on this site. */
export const loadGarage = (db: Database, site: RenderedSite, shopper: SignedInShopper, now: string): Promise<LoadedGarage> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const { organisationId, siteId } = site
    const { id: shopperId, email, mobile, phone, alerts } = shopper
    const { watched, viewed, compared } = await shopperCarLists(tx, site, shopperId)
    const searches = await tx.savedSearch.findMany({
      where: { organisationId, shopperId, siteId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      select: { id: true, path: true, name: true },
    })
    const ofShopper = {
      organisationId,
      siteId,
      OR: [...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []), ...(mobile ? [{ phone: mobile }] : [])],
    }
    const bookings = await tx.booking.findMany({ where: ofShopper, orderBy: [{ startsAt: 'desc' }, { id: 'asc' }], take: maxBookings })
    const places = await tx.location.findMany({
      where: { organisationId, id: { in: bookings.map(({ locationId }) => locationId) } },
      select: { id: true, name: true, timeZone: true },
    })
    const enquiries = await tx.lead.findMany({
      where: ofShopper,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: maxEnquiries,
      include: { car: { select: { slug: true, status: true } }, conversation: { select: { stage: true } } },
    })
    const vehicles = await ownVehiclesIn(tx, { organisationId, siteId, shopperId, email, mobile, now })
    return {
      email,
      mobile,
      phone,
      alerts,
      watched,
      viewed: viewed.map(({ car }) => car),
      compared: compared.map(({ car }) => car),
      searches,
      bookings: bookings.map(toBooking).flatMap(({ id, kind, state, startsAt, heldUntil, locationId, carName }) => {
        const place = places.find((one) => one.id === locationId)
        if (!place) return []
        const isOpen = isOpenToShopper({ state, startsAt, heldUntil }, now)
        return [{ id, kind, state, startsAt, heldUntil, timeZone: place.timeZone, locationName: place.name, carName, isOpen }]
      }),
      vehicles,
      enquiries: enquiries.map(({ id, createdAt, category, carName, car, ownStage, conversation }) => ({
        id,
        at: createdAt.toISOString(),
        about: category,
        carName,
        carSlug: car && car.status !== 'withdrawn' && car.status !== 'draft' ? car.slug : null,
        status: enquiryStatus(enquiryStage({ ownStage, conversation })),
      })),
    }
  })
