import { carNumber } from '@forecourt/data/stock/search/listedCars'
import { numbersInText } from '@forecourt/rules/search/understanding/numbersInText'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** Stock number of the car named in a sentence by number or plate; null for none (SRC-06). */
export async function findNamedCar({ published }: LiveSite, text: string): Promise<string | null> {
  return carNumber(database(), published, numbersInText(text), new Date().toISOString())
}
