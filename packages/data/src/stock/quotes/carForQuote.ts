import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { readCars } from '../reading/readCars'
import { pagedStock } from '../search/pagedStock'

/** The car for sale on a site that a question to a quote service is about (API-11): of that number and at that price, or none. */
export const carForQuote = async (
  db: Database,
  site: RenderedSite,
  { vin, priceCents }: { readonly vin: string; readonly priceCents: number },
): Promise<Car | null> => {
  const where = Prisma.sql`${pagedStock(site)} and car.status <> 'sold' and car.vin = ${vin} and car.price_cents = ${priceCents}`
  const [car] = await readCars(db, site.organisationId, { where, limit: 1 })
  return car ?? null
}
