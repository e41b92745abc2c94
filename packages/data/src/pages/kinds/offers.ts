import { currentOffers } from '../../offers/currentOffers'
import type { PageLoader } from '../PageLoader'

/** The current offers. */
export const offers: PageLoader<'offers'> = {
  load: async (db, site, _route, data, { now }) => ({
    page: 'offers',
    site: data,
    offers: await db.forOrganisation(site.organisationId).transaction((tx) => currentOffers(tx, site, now)),
  }),
}
