import { currentOffers } from '../../offers/currentOffers'
import { offeredCars } from '../offerPage'
import type { PageLoader } from '../PageLoader'

/** A current offer with some of its cars. */
export const offer: PageLoader<'offer'> = {
  load: (db, site, { offerId }, data, { now }) =>
    db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const [offer] = await currentOffers(tx, site, now, { id: offerId })
      return offer ? { page: 'offer', site: data, offer, ...(await offeredCars(tx, site, offer, now)) } : null
    }),
}
