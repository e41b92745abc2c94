import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import type { StoredValuation } from './StoredValuation'
import { valuationIn } from './valuationIn'

/** A valuation of a site; null where the site has no such one. */
export const readValuation = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  now: string,
): Promise<StoredValuation | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const found = await valuationIn(tx, { organisationId, id, now })
    return found?.siteId === siteId ? found : null
  })
