import { holdOfCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import type { SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import { reservationsOfShopper } from '@forecourt/data/shoppers/reservationsOfShopper'
import type { GarageReservation } from '@forecourt/rules/accounts/Garage'
import { receiptHref } from '@forecourt/rules/checkout/depositPromise'
import { isLive } from '@forecourt/rules/entities/reservationStates'
import { cookieIn } from '../accounts/accountCookies'
import { foundJourney, journeyToken } from '../accounts/foundJourney'
import { signedInShopper } from '../accounts/signedInShopper'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

const pageOf = (token: string) => `/checkout-journey?${new URLSearchParams({ journey: token })}`

/** Reservation page of a car, for the reserving browser or shopper (RTE-22). Null for others, and if it isn't reserved. */
export async function ownReservation(live: LiveSite, carId: string, cookies: string | null): Promise<string | null> {
  const own = await foundJourney(live, cookieIn(cookies, 'journey'))
  if (own?.journey.carId === carId) {
    const hold = await holdOfCheckout(database(), live.published, own.journey)
    if (hold && isLive(hold.state)) return pageOf(own.token)
  }
  const shopper = await signedInShopper(live, cookies)
  const reservations = shopper ? await reservationsOfShopper(database(), live.published, shopper) : []
  const journeyId = reservations.find((each) => each.carId === carId && isLive(each.state))?.journeyId
  return journeyId ? pageOf(journeyToken(live, journeyId)) : null
}

const paidStates: readonly GarageReservation['state'][] = ['authorised', 'charged', 'completed']

/** Reservations of a shopper with page and receipt (RTE-22). */
export async function garageReservations(live: LiveSite, shopper: SignedInShopper): Promise<GarageReservation[]> {
  const held = await reservationsOfShopper(database(), live.published, shopper)
  return held.map(({ id, reference, carName, state, amountCents, reservedUntil, journeyId }) => {
    const token = journeyId && journeyToken(live, journeyId)
    return {
      ...{ id, reference, carName, state, amountCents, reservedUntil },
      href: token && `/checkout-journey?${new URLSearchParams({ journey: token })}`,
      receiptHref: token && paidStates.includes(state) ? receiptHref(token) : null,
    }
  })
}
