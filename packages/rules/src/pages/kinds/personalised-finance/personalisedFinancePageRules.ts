import { shows } from '../../../parts/shows'
import { optionalPages } from '../../../routing/optionalPages'
import type { PageRules } from '../../PageRules'
import { elsewhere, pageAt } from '../../routeMatches'

/** Finance worked out for a person; where it is not, it is asked about on the finance page (NAV-14, RTE-12). */
export const personalisedFinancePageRules = {
  addresses: {
    '/personalised/finance': ({ path, config }) =>
      shows(optionalPages.personalFinance, { config }) ? pageAt({ page: 'personalisedFinance', path }) : elsewhere(config.finance.path),
  },
  ofShopper: true,
  meta: () => ({ title: 'Personalised finance' }),
  popups: null,
  ascType: 'finance',
} as const satisfies PageRules<'personalisedFinance'>
