import { loadGarage } from '@forecourt/data/shoppers/loadGarage'
import { type Garage, type GarageAction, garageActions } from '@forecourt/rules/accounts/Garage'
import { valuationToken } from '@forecourt/services/valuations/valuationToken'
import { signedInShopper } from '../../accounts/signedInShopper'
import { bookingAddress } from '../../bookings/bookingAddress'
import { garageReservations } from '../../checkout/garageReservations'
import { env } from '../../env'
import { database } from '../../sites/database'
import type { OwnPage } from '../OwnPage'

/** The garage of a signed-in shopper; empty if signed out. */
export const garage: OwnPage<'garage'> = async ({ live, params, cookies, now }) => {
  const { published } = live
  const shopper = await signedInShopper(live, cookies)
  if (!shopper) return null
  const done = params.get('done')
  const loaded = await loadGarage(database(), published, shopper, now)
  const garage: Garage = {
    ...loaded,
    bookings: loaded.bookings.map((booking) => ({
      ...booking,
      href: bookingAddress(env().INTERNAL_SECRET, { organisationId: published.organisationId, bookingId: booking.id }),
    })),
    reservations: await garageReservations(live, shopper),
    vehicles: loaded.vehicles.map((vehicle) => ({
      ...vehicle,
      token: valuationToken(env().INTERNAL_SECRET, { organisationId: published.organisationId, valuationId: vehicle.id }, now),
    })),
    done: done !== null && Object.hasOwn(garageActions, done) ? (done as GarageAction) : null,
  }
  return { garage }
}
