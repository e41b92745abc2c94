import { exampleValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { PageLoader } from '../PageLoader'

/** A shopper’s valuation; an example without a shopper. */
export const tradeIn: PageLoader<'tradeIn'> = {
  load: async (_db, site, _route, data, { now, query, own }) => ({
    page: 'tradeIn',
    site: data,
    tradeIn: own?.tradeIn ?? exampleValuationPage(query?.get('step') ?? null, site.config, now),
  }),
}
