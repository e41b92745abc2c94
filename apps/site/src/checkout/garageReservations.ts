import { reservationsOfShopper } from '@forecourt/data/shoppers/reservationsOfShopper'
import type { SignedInShopper } from '@forecourt/data/shoppers/SignedInShopper'
import type { GarageReservation } from '@forecourt/rules/accounts/Garage'
import { receiptHref } from '@forecourt/rules/checkout/receiptHref'
import { journeyToken } from '../accounts/foundJourney'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

const paidStates: readonly GarageReservation['state'][] = ['authorised', 'charged', 'completed']

/** What a shopper reserved, each with its page, on which it can be cancelled, and its receipt (RTE-22). */
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
