import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { reservationsOfShopper } from './reservationsOfShopper'
import type { SignedInShopper } from './SignedInShopper'

/** The name under which a shopper last reserved a car on a site; empty where they never did (ENT-22). */
export const nameLastReserved = async (
  db: Database,
  site: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  shopper: Pick<SignedInShopper, 'id' | 'email'>,
): Promise<string> => {
  const [last] = await reservationsOfShopper(db, site, shopper)
  return last ? `${last.name} ${last.lastName}`.trim() : ''
}
