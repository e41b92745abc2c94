import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'

const mostCars = 4
const mostChosen = 24

/** Cars in stock that an offer speaks of: those chosen for it; else of its model, or of its make; none for an offer without any. */
export const offeredCars = async (
  tx: Transaction,
  site: RenderedSite,
  { id, manufacturer, modelName, category }: Offer,
  now: string,
): Promise<Car[]> => {
  const there = Prisma.sql`${listedStock(site, now)} and car.status in ('in_stock', 'coming_soon')`
  const order = Prisma.sql`car.created_at desc, car.id`
  const chosen = await selectCars(tx, { where: Prisma.sql`${there} and car.offer_id = ${id}`, order, limit: mostChosen })
  if (chosen.length > 0 || (!manufacturer && !modelName)) return chosen
  const types = category === 'New' ? ['new', 'demo'] : category === 'Used' ? ['used'] : ['new', 'demo', 'used']
  return selectCars(tx, {
    where: Prisma.sql`
      ${there} and car.car_type = any(${types})
      and (${manufacturer === null} or lower(car.make) = lower(${manufacturer ?? ''})) and (${modelName === null} or lower(car.model) = lower(${modelName ?? ''}))`,
    order,
    limit: mostCars,
  })
}
