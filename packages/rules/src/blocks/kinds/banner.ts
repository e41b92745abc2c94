import { periodProblem, runsOn, siteDay } from '../../dates/siteDay'
import type { BlockRules } from '../BlockRules'
import { ownButton } from '../ownParts'

/** A banner shows between its start and expiry days (CNT-08); its buttons show if they have a label (CNT-07). */
export const banner = {
  needs: [
    {
      holds: (context) => runsOn(context.block, siteDay(context)),
      requirement: 'CNT-08',
      title: 'Something to show',
      yes: 'It runs now.',
      no: 'It does not run now.',
      settings: ['start', 'expiry'],
    },
  ],
  parts: { button: ownButton('button'), second: ownButton('second', { id: 'second', title: 'Second button' }) },
  bandTone: ({ tone }) => tone,
  warnings: (block, page) => {
    const problem = periodProblem(block)
    return problem ? [{ at: 'expiry', message: `The banner “${block.heading}” on the page “${page}” never shows: ${problem}.` }] : []
  },
} as const satisfies BlockRules<'banner'>
