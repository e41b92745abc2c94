import { carNumber } from '@forecourt/data/stock/search/listedCars'
import { saidNumbers } from '@forecourt/rules/search/understanding/saidNumbers'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** Stock number of the car named in a sentence by number or plate; null for none (SRC-06). */
export async function findNamedCar({ published }: LiveSite, said: string): Promise<string | null> {
  return carNumber(database(), published, saidNumbers(said), new Date().toISOString())
}
