import { comparedSlugs } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import { carsBySlugs } from '../../stock/reading/carBySlug'
import type { PageLoader } from '../PageLoader'

/** Sold cars can be compared; withdrawn ones, unknown ones and those of other sites are only counted (FAV-02). */
export const compare: PageLoader<'compare'> = {
  load: async (db, site, _route, data, { query = new URLSearchParams() }) => {
    const slugs = comparedSlugs(query)
    const cars = await carsBySlugs(db, site, slugs)
    return { page: 'compare', site: data, cars, missing: slugs.length - cars.length }
  },
}
