import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'

const mostCars = 4

/** Cars in stock that an offer speaks of: of its model, or else of its make; none for an offer without either. */
export const offeredCars = async (
  tx: Transaction,
  site: RenderedSite,
  { manufacturer, modelName, category }: Offer,
  now: string,
): Promise<Car[]> => {
  if (!manufacturer && !modelName) return []
  const types = category === 'New' ? ['new', 'demo'] : category === 'Used' ? ['used'] : ['new', 'demo', 'used']
  return selectCars(tx, {
    where: Prisma.sql`
      ${listedStock(site, now)} and car.status in ('in_stock', 'coming_soon') and car.car_type = any(${types})
      and (${manufacturer === null} or lower(car.make) = lower(${manufacturer ?? ''})) and (${modelName === null} or lower(car.model) = lower(${modelName ?? ''}))`,
    order: Prisma.sql`car.created_at desc, car.id`,
    limit: mostCars,
  })
}
