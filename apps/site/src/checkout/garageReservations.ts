import { holdOfCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import type { SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import { reservationsOfShopper, reservationsToClaim } from '@forecourt/data/shoppers/reservationsOfShopper'
import type { GarageReservation } from '@forecourt/rules/accounts/Garage'
import { receiptHref } from '@forecourt/rules/checkout/depositPromise'
import { isLive } from '@forecourt/rules/entities/reservationStates'
import { parseCookie } from '../accounts/accountCookies'
import { findJourney, journeyToken } from '../accounts/findJourney'
import { signedInShopper } from '../accounts/signedInShopper'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

const journeyHref = (token: string) => `/checkout-journey?${new URLSearchParams({ journey: token })}`

/** Cars reserved by this browser or the signed-in shopper, with the pages of their reservations (RTE-22). */
export async function ownReservations(live: LiveSite, cookies: string | null): Promise<{ readonly [carId: string]: string }> {
  const shopper = await signedInShopper(live, cookies)
  const reservations = shopper ? await reservationsOfShopper(database(), live.published, shopper) : []
  const cars = Object.fromEntries(
    reservations.flatMap(({ carId, state, journeyId }) =>
      journeyId !== null && isLive(state) ? [[carId, journeyHref(journeyToken(live, journeyId))] as const] : [],
    ),
  )
  const own = await findJourney(live, parseCookie(cookies, 'journey'))
  const hold = own && (await holdOfCheckout(database(), live.published, own.journey))
  return own && hold && isLive(hold.state) ? { ...cars, [own.journey.carId]: journeyHref(own.token) } : cars
}

const paidStates: readonly GarageReservation['state'][] = ['authorised', 'charged', 'completed']

/** Reservations of a shopper with page and receipt, those to confirm first, without either (RTE-22). */
export async function garageReservations(live: LiveSite, shopper: SignedInShopper): Promise<GarageReservation[]> {
  const toEntry =
    (isToClaim: boolean) =>
    ({ id, reference, carName, state, amountCents, subscription, reservedUntil, journeyId }: Reservation): GarageReservation => {
      const token = isToClaim ? null : journeyId && journeyToken(live, journeyId)
      return {
        ...{ id, reference, carName, state, amountCents, subscription, reservedUntil, isToClaim },
        href: token && journeyHref(token),
        receiptHref: token && paidStates.includes(state) ? receiptHref(token) : null,
      }
    }
  const toClaim = await reservationsToClaim(database(), live.published, shopper)
  const held = await reservationsOfShopper(database(), live.published, shopper)
  return [...toClaim.map(toEntry(true)), ...held.map(toEntry(false))]
}
