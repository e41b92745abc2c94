import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { parseCar, type StockCar } from '../reading/parseCar'
import { carsQuery } from '../reading/selectCars'
import { searchedStock } from './searchedStock'

/** The first page is small, so that work on it begins at once; none is so large that reading its rows holds up anything else for long. */
const firstPageSize = 75
const pageSize = 500

/**
 * Every car of an organisation that one of its sites could list, without the dealer's comments, a page at a time, in the order of
 * their ids. The next page is read while one is worked with. Pages are read one after another, so a car that changes meanwhile may
 * be given as it was: replay what changed since before the first page.
 */
export async function* searchedCars(db: Database, organisationId: string, now: string): AsyncGenerator<readonly StockCar[], void> {
  const reading = await db.forOrganisation(organisationId).openReading()
  const begin = (after: string, limit: number) => {
    // The page comes first: joined to everything else, it would be sought among all cars that are left, each time anew.
    const among = Prisma.sql`(
      select * from cars car where ${searchedStock(organisationId, now)} and car.id > ${after} order by car.id limit ${limit}
    )`
    const page = reading.rows<{ json: string }>(carsQuery({ among, where: Prisma.sql`true`, withoutComments: true }))
    // Whoever stops reading early never asks how the next page went.
    page.catch(() => {})
    return page
  }
  try {
    let size = firstPageSize
    let next: Promise<{ json: string }[]> | null = begin('', size)
    while (next) {
      const rows: readonly { json: string }[] = await next
      const isWhole = rows.length === size
      const last = rows.at(-1)
      size = Math.min(pageSize, size * 2)
      // Asked for before anything else is done with this page, so that the database works while this process does.
      next = last && isWhole ? begin(parseCar(last.json).id, size) : null
      if (!last) return
      // Taking rows in, reading them and working with them are turns of the event loop apart, so that together they hold up nothing.
      await nextTurn()
      const cars = rows.map(({ json }) => parseCar(json))
      await nextTurn()
      yield cars
    }
  } finally {
    await reading.end()
  }
}
