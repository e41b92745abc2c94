import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { searchedStock } from './searchedStock'
import { type StockCar, selectCars } from './selectCars'

/** Few enough that reading a page's rows holds up nothing else for long. */
const pageSize = 250

/**
 * Every car of an organisation that one of its sites could list, a page at a time, in the order of their ids. Pages are read one after
 * another, so a car that changes meanwhile may be given as it was: replay what changed since before the first page.
 */
export async function* searchedCars(db: Database, organisationId: string, now: string): AsyncGenerator<readonly StockCar[], void> {
  let after = ''
  for (;;) {
    const where = Prisma.sql`${searchedStock(organisationId, now)} and car.id > ${after}`
    const page = await db.forOrganisation(organisationId).transaction((tx) => selectCars(tx, { where, limit: pageSize }))
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}
