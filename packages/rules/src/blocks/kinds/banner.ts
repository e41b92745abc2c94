import { momentInZone } from '../../dates/momentInZone'
import { runsOn } from '../../dates/runsOn'
import type { BlockRules } from '../BlockRules'
import { ownButton } from '../ownParts'

/** A banner shows from its first day to its last (CNT-08), a button of it where it has words (CNT-07). */
export const banner = {
  needs: [
    {
      holds: ({ block, config, now }) => runsOn(block, momentInZone(now, config.identity.timeZone).date),
      rule: 'CNT-08',
      title: 'Something to show',
      yes: 'It runs now.',
      no: 'It does not run now.',
      settings: ['start', 'expiry'],
    },
  ],
  parts: { button: ownButton('button'), second: ownButton('second', { id: 'second', title: 'Second button' }) },
  tone: ({ tone }) => tone,
  warnings: ({ heading, start, expiry }, page) =>
    start !== '' && expiry !== '' && expiry < start
      ? [
          {
            at: 'expiry',
            message: `The banner “${heading}” on the page “${page}” never shows: it ends on ${expiry}, before it begins on ${start}.`,
          },
        ]
      : [],
} as const satisfies BlockRules<'banner'>
