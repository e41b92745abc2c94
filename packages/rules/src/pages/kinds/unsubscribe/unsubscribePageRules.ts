import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** Unsubscribe page (RTE-23). */
export const unsubscribePageRules = {
  addresses: { '/pages/unsubscribe': ({ path }) => matchPage({ page: 'unsubscribe', path }) },
  sharedSegments: ['pages'],
  isPrivate: true,
  meta: () => ({ title: 'Unsubscribe' }),
  popups: null,
} as const satisfies PageRules<'unsubscribe'>
