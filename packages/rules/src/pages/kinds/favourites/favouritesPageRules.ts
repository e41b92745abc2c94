import { savesCars } from '../../../accounts/saved-cars/savedCarNeeds'
import { shows } from '../../../parts/Part'
import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

const pagePart = {
  id: 'own-page-favourites',
  title: 'Saved cars',
  requirement: 'VDP-10',
  elementSetting: null,
  path: '/favourites',
  needs: [savesCars],
} as const

/** Saved cars (FAV-01, VDP-10). */
export const favouritesPageRules = {
  pagePart,
  addresses: {
    '/favourites': ({ path, config }) => (shows(pagePart, { config }) ? matchPage({ page: 'favourites', path }) : null),
  },
  stock: () => 'nothing',
  editorPages: () => [{ label: 'Saved cars', path: pagePart.path, order: 12 }],
  meta: ({ config }) => ({ title: config.favourites.heading, index: false }),
  popups: null,
} as const satisfies PageRules<'favourites'>
