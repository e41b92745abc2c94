import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import type { StockCar } from '../reading/parseCar'
import { selectCars } from '../reading/selectCars'
import { searchedStock } from './searchedStock'

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
