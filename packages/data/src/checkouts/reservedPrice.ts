import type { Car, PriceType } from '@forecourt/rules/entities/Car'
import { type OnRoadCosts, onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { onRoadCharges } from '../pages/onRoadCharges'
import type { Reservation } from '../reservations/Reservation'
import type { RenderedSite } from '../sites/RenderedSite'
import { readCars } from '../stock/reading/selectCars'
import { siteStock } from '../stock/search/listedStock'

/** The car of a journey, whatever became of it since: what was sold or withdrawn is still to be named. */
export const checkoutCar = async (db: Database, site: RenderedSite, carId: string): Promise<Car | null> => {
  const [car] = await readCars(db, site.organisationId, { where: Prisma.sql`${siteStock(site)} and car.id = ${carId}`, limit: 1 })
  return car ?? null
}

/** What the price of a reservation includes. */
export interface ReservedPrice {
  readonly type: PriceType
  /** What the car comes to on the road; null where the price is that, or nobody wrote down what is to come. */
  readonly onRoad: OnRoadCosts | null
}

/** What the price of a reserved car includes, as it can be worked out now; null where the car costs something else by now, or is gone. */
export const reservedPrice = async (
  db: Database,
  site: RenderedSite,
  { carId, priceCents }: Pick<Reservation, 'carId' | 'priceCents'>,
): Promise<ReservedPrice | null> => {
  const car = await checkoutCar(db, site, carId)
  if (!car || car.priceCents !== priceCents) return null
  return { type: car.priceType, onRoad: onRoadCosts(car, (await onRoadCharges(db, site, car)) ?? []) }
}
