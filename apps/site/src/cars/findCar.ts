import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import type { Car } from '@forecourt/rules/entities/Car'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** The car at an address of a site; while the database is away, as the search index of this process knows it. */
export async function findCar(live: LiveSite, slug: string): Promise<Car | null> {
  try {
    return await carBySlug(database(), live.published, slug)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    const { cars } = await live.stockIndex()
    const found = cars.find((car) => car.slug === slug || car.id === slug)
    if (!found || !live.published.dealershipIds.includes(found.dealershipId)) throw error
    return found
  }
}
