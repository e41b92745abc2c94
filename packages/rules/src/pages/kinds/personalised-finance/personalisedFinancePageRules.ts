import { personalNeeds } from '../../../finance/personal/personalFigures'
import { shows } from '../../../parts/Part'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectTemporarily } from '../../Route'

const pagePart = {
  id: 'own-page-personal-finance',
  title: 'Personalised finance',
  requirement: 'RTE-12',
  elementSetting: null,
  path: '/personalised/finance',
  needs: personalNeeds,
} as const

/** Personalised finance; if off, redirects to the finance page (NAV-14, RTE-12). */
export const personalisedFinancePageRules = {
  pagePart,
  addresses: {
    '/personalised/finance': ({ path, config }) =>
      shows(pagePart, { config }) ? matchPage({ page: 'personalisedFinance', path }) : redirectTemporarily(config.finance.path),
  },
  isPrivate: true,
  editorPages: () => [{ label: 'Personalised finance', path: pagePart.path, order: 13 }],
  meta: () => ({ title: 'Personalised finance' }),
  popups: null,
  ascType: 'finance',
} as const satisfies PageRules<'personalisedFinance'>
