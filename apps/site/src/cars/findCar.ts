import { answeredWithin } from '@forecourt/data/answeredWithin'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import type { Car } from '@forecourt/rules/entities/Car'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** How long the database is waited for where the index may know the car as well. Milliseconds. */
const patience = 1_000

type Stock = Pick<LiveSite, 'published' | 'stockIndex'>

/** The car at an address of a site; while the database is away or hangs, as the search index of this process knows it. */
export async function findCar(
  live: Stock,
  slug: string,
  load: (site: LiveSite['published'], slug: string) => Promise<Car | null> = (site, asked) => carBySlug(database(), site, asked),
): Promise<Car | null> {
  try {
    return await answeredWithin(patience, load(live.published, slug))
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    const { dealershipIds } = live.published
    const { cars } = await live.stockIndex()
    const found = cars.find((car) => car.slug === slug || car.id === slug)
    const isOfSite = found && (dealershipIds.length === 0 || dealershipIds.includes(found.dealershipId))
    // It may be newer than the index.
    if (!isOfSite) throw error
    return found
  }
}
