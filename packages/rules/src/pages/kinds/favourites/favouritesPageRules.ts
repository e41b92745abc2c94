import { shows } from '../../../parts/shows'
import { optionalPages } from '../../../routing/optionalPages'
import type { PageRules } from '../../PageRules'
import { pageAt } from '../../routeMatches'

/** The cars that a shopper saved (FAV-01, VDP-10). */
export const favouritesPageRules = {
  addresses: {
    '/favourites': ({ path, config }) => (shows(optionalPages.favourites, { config }) ? pageAt({ page: 'favourites', path }) : null),
  },
  stock: () => 'nothing',
  meta: () => ({ title: 'Saved cars', index: false }),
  popups: null,
} as const satisfies PageRules<'favourites'>
