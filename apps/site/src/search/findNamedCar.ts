import { carNumber } from '@forecourt/data/stock/search/listedCars'
import { saidNumbers } from '@forecourt/rules/search/understanding/saidNumbers'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** The stock number of the car that a sentence names by its number or plate; null where it names none of the site's cars (SRC-06). */
export async function findNamedCar({ published }: LiveSite, said: string): Promise<string | null> {
  return carNumber(database(), published, saidNumbers(said), new Date().toISOString())
}
