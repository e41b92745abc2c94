import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { BlockRules } from '../BlockRules'

/** The calculator shows once its rate is confirmed (FIN-24). */
export const calculator = {
  needs: [
    {
      holds: ({ config }) => shownFinance.confirmedRates(config),
      requirement: 'FIN-24',
      title: 'Something to show',
      yes: 'Its rate and example are confirmed.',
      no: 'The rate and the example of the calculator aren’t confirmed yet.',
      settings: ['/calculator/confirmed', '/calculator/defaultRate', '/estimate/rate', '/estimate/comparisonRate'],
    },
  ],
} as const satisfies BlockRules<'calculator'>
