import { personalNeeds } from '../../../finance/personal/personalFigures'
import { shows } from '../../../parts/Part'
import type { PageRules } from '../../PageRules'
import { pageAt, redirectForNow } from '../../Route'

const optional = {
  id: 'own-page-personal-finance',
  title: 'Personalised finance',
  requirement: 'RTE-12',
  element: null,
  path: '/personalised/finance',
  needs: personalNeeds,
} as const

/** Personalised finance; if off, redirects to the finance page (NAV-14, RTE-12). */
export const personalisedFinancePageRules = {
  optional,
  addresses: {
    '/personalised/finance': ({ path, config }) =>
      shows(optional, { config }) ? pageAt({ page: 'personalisedFinance', path }) : redirectForNow(config.finance.path),
  },
  isPrivate: true,
  places: () => [{ label: 'Personalised finance', path: optional.path, order: 13 }],
  meta: () => ({ title: 'Personalised finance' }),
  popups: null,
  ascType: 'finance',
} as const satisfies PageRules<'personalisedFinance'>
