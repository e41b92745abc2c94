import { newCheckout } from '@forecourt/rules/checkout/Checkout'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { carBySlug } from '../../stock/reading/carBySlug'
import { readCars } from '../../stock/reading/selectCars'
import { listedStock } from '../../stock/search/listedStock'
import { similarCars } from '../../stock/search/similarCars'
import type { PageLoader } from '../PageLoader'

const firstReservable = async (db: Database, site: RenderedSite, now: string) => {
  const [car] = await readCars(db, site.organisationId, {
    where: Prisma.sql`${listedStock(site, now)} and car.status = 'in_stock' and not car.reserved and cardinality(car.payment_processors) > 0`,
    order: Prisma.sql`car.id`,
    limit: 1,
  })
  return car ?? null
}

/** The shopper's checkout; without one, a new one for the requested car, or for the first reservable car. */
export const checkout: PageLoader<'checkout'> = {
  load: async (db, site, { kind, slug }, data, { now, query, own }) => {
    if (own?.checkout !== undefined) return { page: 'checkout', site: data, checkout: own.checkout }
    const carSlug = slug ?? query?.get('car_id')
    const car = carSlug ? await carBySlug(db, site, carSlug) : await firstReservable(db, site, now)
    if (!car) return null
    const similar = await similarCars(db, site, car, now)
    return { page: 'checkout', site: data, checkout: newCheckout(kind, car, { similar }) }
  },
}
