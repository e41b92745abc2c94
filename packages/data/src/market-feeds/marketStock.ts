import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { ListingSite } from '../sites/RenderedSite'
import { parseCar, type StockCar } from '../stock/reading/parseCar'
import { carsQuery } from '../stock/reading/selectCars'
import { listedStock, siteStock } from '../stock/search/listedStock'

const pageSize = 500

/** Cars for marketplace files and their reports: all but sold, withdrawn and draft ones. */
const inYard = (site: ListingSite): Prisma.Sql => Prisma.sql`${siteStock(site)} and car.status in ('in_stock', 'coming_soon')`

/** The cars of a site's yard with comments, listed or not, in pages ordered by id, so that only one page is in memory. */
export async function* marketStock(db: Database, site: ListingSite): AsyncGenerator<readonly StockCar[], void> {
  const tx = await db.forOrganisation(site.organisationId).openReadTransaction()
  try {
    for (let after = ''; ; ) {
      const among = Prisma.sql`(select * from cars car where ${inYard(site)} and car.id > ${after} order by car.id limit ${pageSize})`
      const rows = await tx.rows<{ json: string }>(carsQuery({ among, where: Prisma.sql`true` }))
      const cars = rows.map(({ json }) => parseCar(json))
      if (cars.length > 0) yield cars
      if (cars.length < pageSize) return
      after = cars.at(-1)?.id ?? ''
      await nextTurn()
    }
  } finally {
    await tx.end()
  }
}

/** VINs that several listed cars share, each with the id of the oldest car, which is exported. */
export const sharedVins = async (db: Database, site: ListingSite, now: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.forOrganisation(site.organisationId).rows<{ vin: string; id: string }>(Prisma.sql`
    select upper(car.vin) as vin, (array_agg(car.id order by car.created_at, car.id))[1] as id
    from cars car where ${listedStock(site, now)} and car.status <> 'sold' and car.vin is not null group by upper(car.vin) having count(*) > 1`)
  return new Map(rows.map(({ vin, id }) => [vin, id]))
}
