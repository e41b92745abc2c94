import { type JourneyLine, journeyLines } from '@forecourt/rules/checkout/journeyLines'
import { tradedInId } from '@forecourt/rules/checkout/leftToPay'
import type { Database } from '../createDatabase'
import { tradeInValues } from '../shoppers/tradeInValues'
import type { RenderedSite } from '../sites/RenderedSite'
import { readCheckout } from './readCheckout'
import { checkoutCar } from './reservedPrice'

/** What a shopper answered on the way to a reservation, a line for each step, for whoever deals with it (RTE-06); empty without a journey. */
export const answersOfCheckout = async (db: Database, site: RenderedSite, journeyId: string, now: string): Promise<JourneyLine[]> => {
  const journey = await readCheckout(db, site, journeyId)
  const car = journey && (await checkoutCar(db, site, journey.carId))
  if (!journey || !car) return []
  const vehicleId = tradedInId(journey.typed)
  const valued = vehicleId === null ? [] : await tradeInValues(db, site, { vehicleIds: [vehicleId], shopper: null, now })
  // The car and whom it is for are known of the reservation itself.
  return journeyLines({ ...journey, config: site.config, car, charges: [], valued, now }).filter(
    ({ step }) => step !== 'car' && step !== 'contact',
  )
}
