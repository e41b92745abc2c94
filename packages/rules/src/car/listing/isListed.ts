import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shows } from '../../parts/shows'
import { type ListingAbout, listing } from './listing'

/**
 * Says whether a site lists a car (`listing`): in stock, or sold less than `soldVisibleDays` days ago (SRC-31, SRC-32), shown on
 * dealer websites (SRC-33), of a type the site lists, and with enough photos (CFG-12). Drafts and withdrawn cars never are.
 *
 * Lists ask it in their own languages (SQL, an index, the engine's filters), each held to it by a test; of cars that are new it is asked itself, once for all saved searches.
 *
 * @param now the instant of the list, ISO in UTC
 */
export const isListed = (car: ListingAbout['car'], stock: ResolvedConfig['stock'], now: string): boolean =>
  shows(listing, { car, stock, now })
