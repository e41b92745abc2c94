import { shows } from '../../../parts/Part'
import { valuesOnline } from '../../../valuations/isValuedOnline'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectToForm } from '../../Route'

const pagePart = {
  id: 'own-page-trade-in',
  title: 'Trade-in valuation',
  requirement: 'RTE-07',
  elementSetting: null,
  path: '/cars/trade-in',
  needs: [valuesOnline],
} as const

/** Valuation of the shopper's own vehicle; if off, redirects to the page with the trade-in form, or to the contact page (RTE-07). */
export const tradeInPageRules = {
  pagePart,
  addresses: {
    // The query has the car.
    '/cars/trade-in': ({ path, config }) =>
      shows(pagePart, { config }) ? matchPage({ page: 'tradeIn', path }) : redirectToForm(config, 'tradeIn'),
  },
  isPrivate: true,
  editorPages: () => [
    { label: 'Trade-in valuation', path: pagePart.path, order: 10 },
    { label: 'Your trade-in valuation', path: `${pagePart.path}?step=result`, order: 11 },
  ],
  meta: () => ({ title: 'What’s your vehicle worth?' }),
  popups: null,
  ascType: 'trade',
} as const satisfies PageRules<'tradeIn'>
