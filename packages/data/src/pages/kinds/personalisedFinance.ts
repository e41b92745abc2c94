import { isInStock } from '@forecourt/rules/entities/isInStock'
import { parsePersonalFinance } from '@forecourt/rules/finance/personal/personalFigures'
import { carBySlug } from '../../stock/reading/carBySlug'
import type { PageLoader } from '../PageLoader'

/** A shopper's finance request, with its car while that is available. */
export const personalisedFinance: PageLoader<'personalisedFinance'> = {
  load: async (db, site, _route, data, { query = new URLSearchParams() }) => {
    // `car_id` in addresses is the slug of a car.
    const slug = query.get('car_id')
    const found = slug ? await carBySlug(db, site, slug) : null
    const car = found && isInStock(found) && found.priceCents !== null ? found : null
    const params = parsePersonalFinance(query, site.config, car)
    const personal = {
      requested: params,
      isSubmitted: query.has('term') && Object.keys(params.faults).length === 0,
      car: car && { slug: car.slug, name: car.name },
    }
    return { page: 'personalisedFinance', site: data, personal }
  },
}
