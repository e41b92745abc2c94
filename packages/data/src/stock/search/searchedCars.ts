import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { parseCar, type StockCar } from '../reading/parseCar'
import { carsQuery, selectCars } from '../reading/selectCars'

const dayMs = 86_400_000
/** The longest any site may list a sold car: its setting's upper bound. */
const longestSoldDays = 60

/** The condition that some site of an organisation could list a car (SRC-31, SRC-33): what a search index of its stock holds. */
const searchedStock = (organisationId: string, now: string): Prisma.Sql => {
  const soldAfter = new Date(Date.parse(now) - longestSoldDays * dayMs)
  return Prisma.sql`
    car.organisation_id = ${organisationId} and car.show_on_dealer_website
    and (car.status in ('in_stock', 'coming_soon') or (car.status = 'sold' and car.sold_at > ${soldAfter}))`
}

/** Few enough that reading their rows holds up nothing else for long. */
const chunkSize = 250

/** Cars by their ids as a search index wants them: as they are now, without the dealer's comments, and the ids of those that no site could list. */
export const loadSearchedCars = async (
  tx: Transaction,
  organisationId: string,
  ids: readonly string[],
  now: string,
): Promise<{ upserts: StockCar[]; removals: string[] }> => {
  const upserts: StockCar[] = []
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize)
    const where = Prisma.sql`${searchedStock(organisationId, now)} and car.id = any(${chunk})`
    upserts.push(...(await selectCars(tx, { where, withoutComments: true })))
  }
  const found = new Set(upserts.map(({ id }) => id))
  return { upserts, removals: ids.filter((id) => !found.has(id)) }
}

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
