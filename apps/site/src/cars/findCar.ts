import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { withQueryTimeout } from '@forecourt/data/withQueryTimeout'
import type { Car } from '@forecourt/rules/entities/Car'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** Timeout of the database, if the index may have the car. */
const timeoutMs = 1_000

type Stock = Pick<LiveSite, 'published' | 'stockIndex'>

interface CarSource {
  load(site: LiveSite['published'], slug: string): Promise<Car | null>
  readonly db?: Pick<Database, 'received'>
}

const storedCars = (): CarSource => {
  const db = database()
  return { load: (site, slug) => carBySlug(db, site, slug), db }
}

/** Finds the car of an address; uses the in-memory search index while the database is unavailable. */
export async function findCar(live: Stock, slug: string, { load, db }: CarSource = storedCars()): Promise<Car | null> {
  try {
    return await withQueryTimeout(timeoutMs, load(live.published, slug), db)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    const { dealershipIds } = live.published
    const { cars } = await live.stockIndex()
    const found = cars.find((car) => car.slug === slug || car.id === slug)
    const isOfSite = found && (dealershipIds.length === 0 || dealershipIds.includes(found.dealershipId))
    // A car that the index lacks may have been added since: reports the database failure instead of no car.
    if (!isOfSite) throw error
    return found
  }
}
