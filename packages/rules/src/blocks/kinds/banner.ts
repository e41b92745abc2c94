import { runsAt, siteTime } from '../../dates/period'
import { periodProblem } from '../../format/periodText'
import type { BlockRules } from '../BlockRules'
import { ownButton } from '../ownParts'

/** A banner shows from its start to its expiry, by the site's clock (CNT-08); its buttons show if they have a label (CNT-07). */
export const banner = {
  needs: [
    {
      holds: (context) => runsAt(context.block, siteTime(context)),
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
