import { comparedSlugs } from '../../../accounts/saved-cars/comparedSlugs'
import { shows } from '../../../parts/shows'
import { compareHref } from '../../../routing/compareHref'
import { optionalPages } from '../../../routing/optionalPages'
import type { PageRules } from '../../PageRules'
import { pageAt } from '../../routeMatches'

/** Cars beside each other, which the query names (FAV-02). */
export const comparePageRules = {
  addresses: { '/compare': ({ path, config }) => (shows(optionalPages.compare, { config }) ? pageAt({ page: 'compare', path }) : null) },
  query: (params, { route }) => {
    const cars = comparedSlugs(params)
    return cars.length > 0 ? compareHref(cars).slice(route.path.length) : ''
  },
  meta: ({ config }) => ({ title: `Compare ${config.search.noun}`, index: false }),
  popups: null,
} as const satisfies PageRules<'compare'>
