import { reservationsOfShopper } from '@forecourt/data/reservations/reservationsOfShopper'
import type { SignedInShopper } from '@forecourt/data/shoppers/SignedInShopper'
import type { GarageReservation } from '@forecourt/rules/accounts/Garage'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { journeyToken } from './foundJourney'

/** What a shopper reserved, each with the page on which its receipt is and it can be cancelled (RTE-22). */
export async function garageReservations(live: LiveSite, shopper: SignedInShopper): Promise<GarageReservation[]> {
  const held = await reservationsOfShopper(database(), live.published, shopper)
  return held.map(({ id, reference, carName, state, amountCents, reservedUntil, journeyId }) => ({
    ...{ id, reference, carName, state, amountCents, reservedUntil },
    href: journeyId && `/checkout-journey?${new URLSearchParams({ journey: journeyToken(live, journeyId) })}`,
  }))
}
