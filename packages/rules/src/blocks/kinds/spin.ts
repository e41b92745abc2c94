import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { periodProblem } from '../../dates/periodProblem'
import { hasFairChances, promotionRuns } from '../../promotions/promotionRuns'
import type { BlockRules } from '../BlockRules'

/** A draw shows while it runs, with chances that can be (RTE-21); publishing warns of what a lawful one would not leave out. */
export const spin = {
  needs: [
    {
      holds: ({ block }) => hasFairChances(block),
      title: 'Prizes',
      yes: 'It has prizes, and their chances are no more than 1,000 together.',
      no: 'It has no prizes, or their chances are more than 1,000 together.',
      settings: ['prizes'],
    },
    {
      asked: ({ block }) => hasFairChances(block),
      holds: ({ block, config, now }) => promotionRuns(block, now, config.identity.timeZone),
      title: 'Its days',
      yes: 'It runs now.',
      no: 'It does not run now.',
      settings: ['start', 'expiry'],
    },
  ],
  warnings: (draw, page) => {
    const warn = (at: string, what: string) => ({ at, message: `The prize draw “${draw.heading}” on the page “${page}” ${what}` })
    const problem = periodProblem(draw)
    return [
      ...(hasFairChances(draw) ? [] : [warn('prizes', 'never shows: it needs prizes whose chances are 1,000 together at most.')]),
      ...(problem ? [warn('expiry', `never shows: ${problem}.`)] : []),
      ...(draw.start === '' || draw.expiry === '' ? [warn('expiry', 'does not say on which days it begins and ends.')] : []),
      ...(draw.promoter.trim() === '' ? [warn('promoter', 'does not say who runs it.')] : []),
      ...(isBlankText(draw.conditions) ? [warn('conditions', 'has no conditions.')] : []),
    ]
  },
} as const satisfies BlockRules<'spin'>
