import { comparedSlugs } from '../../../accounts/saved-cars/comparedSlugs'
import { comparesCars } from '../../../accounts/saved-cars/savedCarNeeds'
import { shows } from '../../../parts/Part'
import { compareHref } from '../../../routing/carHref'
import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

const pagePart = {
  id: 'own-page-compare',
  title: 'Compare',
  requirement: 'FAV-02',
  elementSetting: null,
  path: '/compare',
  needs: [comparesCars],
} as const

/** Comparison of the cars in the query (FAV-02). */
export const comparePageRules = {
  pagePart,
  addresses: { '/compare': ({ path, config }) => (shows(pagePart, { config }) ? matchPage({ page: 'compare', path }) : null) },
  query: (params, { route }) => {
    const cars = comparedSlugs(params)
    return cars.length > 0 ? compareHref(cars).slice(route.path.length) : ''
  },
  editorPages: ({ cars }) => [{ label: 'Compare cars', path: compareHref(cars.map(({ slug }) => slug)), order: 14 }],
  meta: ({ config }) => ({ title: `Compare ${config.search.noun}`, index: false }),
  popups: null,
} as const satisfies PageRules<'compare'>
