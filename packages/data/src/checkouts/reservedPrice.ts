import type { Car, PriceType } from '@forecourt/rules/entities/Car'
import { type OnRoadCosts, onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { Reservation } from '../reservations/Reservation'
import type { RenderedSite } from '../sites/RenderedSite'
import { readCars } from '../stock/reading/selectCars'
import { siteStock } from '../stock/search/listedStock'

/** The car of a checkout, also after it was sold or withdrawn. */
export const checkoutCar = async (db: Database, site: RenderedSite, carId: string): Promise<Car | null> => {
  const [car] = await readCars(db, site.organisationId, { where: Prisma.sql`${siteStock(site)} and car.id = ${carId}`, limit: 1 })
  return car ?? null
}

/** What the price of a reservation includes. */
export interface ReservedPrice {
  readonly type: PriceType
  /** On-road costs; null if the price includes them, or the dealer gave no charges. */
  readonly onRoad: OnRoadCosts | null
}

/** What the price of a reserved car includes, from current data; null if the price changed or the car is no longer listed. */
export const reservedPrice = async (
  db: Database,
  site: RenderedSite,
  { carId, priceCents }: Pick<Reservation, 'carId' | 'priceCents'>,
): Promise<ReservedPrice | null> => {
  const car = await checkoutCar(db, site, carId)
  if (!car || car.priceCents !== priceCents) return null
  return { type: car.priceType, onRoad: onRoadCosts(car) }
}

/** Time since when a car has its current price, ISO in UTC; null if no earlier price is recorded. */
export const pricedAt = async (
  db: Database,
  { organisationId }: Pick<RenderedSite, 'organisationId'>,
  { id, priceCents, priceType }: Pick<Car, 'id' | 'priceCents' | 'priceType'>,
): Promise<string | null> => {
  const states = Prisma.sql`car_states state where state.organisation_id = ${organisationId} and state.car_id = ${id}`
  const [row] = await db.forOrganisation(organisationId).rows<{ at: Date | null }>(Prisma.sql`
    select min(state.at) as at from ${states} and state.id > (
      select max(state.id) from ${states} and (state.price_cents, state.price_type) is distinct from (${priceCents}::int, ${priceType})
    )`)
  return row?.at?.toISOString() ?? null
}
