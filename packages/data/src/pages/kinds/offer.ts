import { currentOffers } from '../../offers/currentOffers'
import { offeredCars } from '../offerPage'
import type { PageLoader } from '../PageLoader'

/** An offer while it runs, with a few of the cars it is for. */
export const offer: PageLoader<'offer'> = {
  load: (db, site, { offerId }, data, { now }) =>
    db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const [offer] = await currentOffers(tx, site, now, { id: offerId })
      return offer ? { page: 'offer', site: data, offer, ...(await offeredCars(tx, site, offer, now)) } : null
    }),
}
