import type { Car, FinanceQuote } from '@forecourt/rules/entities/Car'
import { validQuote } from '@forecourt/rules/finance/estimate/quoteFigures'
import { financedCents, type OnRoadCar } from '@forecourt/rules/pricing/onRoadCosts'
import { notifyChange } from '../../changes/notifyChange'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { readCars } from '../reading/selectCars'
import { pagedStock } from '../search/listedStock'

/** The car on sale for a quote request (API-11), by VIN and price with on-road costs; null if there is none. */
export const carForQuote = async (
  db: Database,
  site: RenderedSite,
  { vin, priceCents }: { readonly vin: string; readonly priceCents: number },
): Promise<Car | null> => {
  const where = Prisma.sql`${pagedStock(site)} and car.status <> 'sold' and car.vin = ${vin}`
  const cars = await readCars(db, site.organisationId, { where })
  return cars.find((car) => financedCents(car) === priceCents) ?? null
}

/**
 * Stores a quote with its car, so that it is requested once (API-10), and expires the car's page. Does nothing if the price changed, or the
 * car has a quote that is valid or was stored since.
 */
export const storeQuote = (
  db: Database,
  organisationId: string,
  { car, quote }: { readonly car: Pick<Car, 'id' | 'slug' | 'financeQuote'> & OnRoadCar; readonly quote: FinanceQuote },
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    if (validQuote(car)) return false
    const priceCents = financedCents(car)
    const { count } = await tx.car.updateMany({
      where: { organisationId, id: car.id, priceCents: car.priceCents, financeQuote: { equals: { ...car.financeQuote } } },
      data: { financeQuote: { ...quote, ...(priceCents !== null && priceCents !== car.priceCents && { priceCents }) } },
    })
    if (count > 0) await notifyChange(tx, { kind: 'carPage', organisationId, carSlug: car.slug })
    return count > 0
  })
