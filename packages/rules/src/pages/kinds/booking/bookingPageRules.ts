import type { PageRules } from '../../PageRules'
import { pageAt } from '../../Route'

/** A shopper’s booking, identified by the query (BKG-01). */
export const bookingPageRules = {
  addresses: { '/booking': ({ path }) => pageAt({ page: 'booking', path }) },
  isPrivate: true,
  meta: () => ({ title: 'Your booking' }),
  popups: null,
} as const satisfies PageRules<'booking'>
