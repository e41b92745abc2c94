import { shows } from '../../../parts/shows'
import { optionalPages } from '../../../routing/optionalPages'
import { matchAsking } from '../../matchAsking'
import type { PageRules } from '../../PageRules'
import { pageAt } from '../../routeMatches'

/** Valuing the shopper's own vehicle; where nobody is valued step by step, the site's page with the form, or else its contact page (RTE-07). */
export const tradeInPageRules = {
  addresses: {
    // For which car is for the query to say.
    '/cars/trade-in': ({ path, config }) =>
      shows(optionalPages.tradeIn, { config }) ? pageAt({ page: 'tradeIn', path }) : matchAsking(config, 'tradeIn'),
  },
  ofShopper: true,
  meta: () => ({ title: 'What is your vehicle worth?' }),
  popups: null,
  ascType: 'trade',
} as const satisfies PageRules<'tradeIn'>
