import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Need } from '../../parts/Part'

/** What working finance out for a person needs of a site (RTE-12): it offers that, with a rate and an example that somebody confirmed (FIN-24). */
export const personalNeeds: readonly Need<{ readonly config: Pick<ResolvedConfig, 'finance' | 'calculator'> }>[] = [
  {
    holds: ({ config }) => config.finance.personalised,
    rule: 'RTE-12',
    title: 'Finance for a person',
    yes: 'The site works finance out for a person.',
    no: 'The site doesn’t work finance out for a person.',
    settings: ['/finance/personalised'],
  },
  {
    holds: ({ config }) => shownFinance.confirmedRates(config),
    rule: 'FIN-24',
    title: 'Rate and example confirmed',
    yes: 'The rate and the example of the calculator were confirmed.',
    no: 'Nobody has confirmed the rate and the example of the calculator.',
    settings: ['/calculator/confirmed'],
  },
]
