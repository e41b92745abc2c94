import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { parseCar, type StockCar } from '../reading/parseCar'
import { carsQuery, selectCars } from '../reading/selectCars'

const dayMs = 86_400_000
/** Upper bound of the setting `soldVisibleDays`. */
const maxSoldDays = 60

/** Condition for cars that any site of an organisation could list (SRC-31, SRC-33): the contents of its search index. */
const searchedStock = (organisationId: string, now: string): Prisma.Sql => {
  const soldAfter = new Date(Date.parse(now) - maxSoldDays * dayMs)
  return Prisma.sql`
    car.organisation_id = ${organisationId} and car.show_on_dealer_website
    and (car.status in ('in_stock', 'coming_soon') or (car.status = 'sold' and car.sold_at > ${soldAfter}))`
}

/** Small enough that reading rows doesn't block the event loop for long. */
const chunkSize = 250

/** Cars by id for a search index, with current data but without comments, and the ids that no site could list. */
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

/** The first page is small, for a quick start; none is so large that reading rows blocks the event loop for long. */
const firstPageSize = 75
const pageSize = 500

/**
 * All cars of an organisation that a site could list, without comments, in pages ordered by id. Prefetches the next page. A car that
 * changes meanwhile may be outdated: replay the changes since before the first page.
 */
export async function* searchedCars(db: Database, organisationId: string, now: string): AsyncGenerator<readonly StockCar[], void> {
  const tx = await db.forOrganisation(organisationId).openReadTransaction()
  const queryPage = (after: string, limit: number) => {
    // Selects the page first: after a join, each query would scan all remaining cars.
    const among = Prisma.sql`(
      select * from cars car where ${searchedStock(organisationId, now)} and car.id > ${after} order by car.id limit ${limit}
    )`
    const page = tx.rows<{ json: string }>(carsQuery({ among, where: Prisma.sql`true`, withoutComments: true }))
    // Prevents an unhandled rejection if the consumer stops early.
    page.catch(() => {})
    return page
  }
  try {
    let size = firstPageSize
    let next: Promise<{ json: string }[]> | null = queryPage('', size)
    while (next) {
      const rows: readonly { json: string }[] = await next
      const isFull = rows.length === size
      const last = rows.at(-1)
      size = Math.min(pageSize, size * 2)
      // Queries the next page first, so that the database works in parallel.
      next = last && isFull ? queryPage(parseCar(last.json).id, size) : null
      if (!last) return
      // Separate event loop turns for receiving, parsing and processing rows, so that none blocks for long.
      await nextTurn()
      const cars = rows.map(({ json }) => parseCar(json))
      await nextTurn()
      yield cars
    }
  } finally {
    await tx.end()
  }
}

/** The same cars at once, for a computation over the whole stock. */
export const listSearchedCars = async (db: Database, organisationId: string, now: string): Promise<StockCar[]> => {
  const cars: StockCar[] = []
  for await (const page of searchedCars(db, organisationId, now)) cars.push(...page)
  return cars
}
