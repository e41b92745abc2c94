import type { Database } from '@forecourt/data/createDatabase'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import { findStockNumber } from '@forecourt/data/stock/search/listedCars'
import { numbersInText } from '@forecourt/rules/search/understanding/numbersInText'
import { numberQuery } from '@forecourt/rules/search/understanding/searchedNumber'
import { database } from '../sites/database'

/**
 * The stock number to search for if a sentence names a car by number or plate: of the listed car, else the number as asked for, so that the
 * answer doesn't depend on cars that aren't shown (SRC-06). Null for other sentences.
 */
export async function findNamedCar(
  { published }: { readonly published: RenderedSite },
  text: string,
  db: Database = database(),
  now = new Date().toISOString(),
): Promise<string | null> {
  const requestedNumber = numberQuery(text)
  const found = findStockNumber(db, published, numbersInText(text), now)
  return (await (requestedNumber === null ? found : found.catch(() => null))) ?? requestedNumber
}
