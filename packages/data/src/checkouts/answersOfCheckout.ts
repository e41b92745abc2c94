import { type JourneyLine, journeyLines } from '@forecourt/rules/checkout/journeyLines'
import { tradedInId } from '@forecourt/rules/checkout/leftToPay'
import type { Database } from '../createDatabase'
import { tradeInValues } from '../shoppers/tradeInValues'
import type { RenderedSite } from '../sites/RenderedSite'
import { readCheckout } from './readCheckout'
import { checkoutCar } from './reservedPrice'

/** A shopper's answers in the steps of a checkout, one line per step, for the staff (RTE-06); empty without a checkout. */
export const answersOfCheckout = async (db: Database, site: RenderedSite, journeyId: string, now: string): Promise<JourneyLine[]> => {
  const journey = await readCheckout(db, site, journeyId)
  const car = journey && (await checkoutCar(db, site, journey.carId))
  if (!journey || !car) return []
  const vehicleId = tradedInId(journey.entered)
  const valued = vehicleId === null ? [] : await tradeInValues(db, site, { vehicleIds: [vehicleId], shopper: null, now })
  // The reservation has the car and the contact already.
  return journeyLines({ ...journey, config: site.config, car, valued, now }).filter(({ step }) => step !== 'car' && step !== 'contact')
}
