import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** A shopper’s booking, identified by the query (BKG-01). */
export const bookingPageRules = {
  addresses: { '/booking': ({ path }) => matchPage({ page: 'booking', path }) },
  isPrivate: true,
  meta: () => ({ title: 'Your booking' }),
  popups: null,
} as const satisfies PageRules<'booking'>
