import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { pagedStock } from './listedStock'

/** A car with a page on a site, with what decides which parts the page shows. */
export type PagedCar = Pick<
  Car,
  'id' | 'slug' | 'carType' | 'priceType' | 'beforePriceCents' | 'reserved' | 'status' | 'state' | 'financeLenders'
>

/** All cars with a page on a site, without a limit: also sold ones, and cars that no list shows (CAR-04, CFG-12). */
export const pagedCars = (db: Database, site: Pick<RenderedSite, 'organisationId' | 'dealershipIds'>): Promise<PagedCar[]> =>
  db.forOrganisation(site.organisationId).rows<PagedCar>(Prisma.sql`
    select car.id, car.slug, car.car_type as "carType", car.price_type as "priceType", car.before_price_cents as "beforePriceCents",
      car.reserved, car.status, location.state, car.finance_lenders as "financeLenders"
    from cars car
    join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
    where ${pagedStock(site)}
    order by car.id`)
