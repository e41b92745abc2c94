import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { periodProblem } from '../../format/periodText'
import { missingPermits, permitRule } from '../../promotions/missingPermits'
import { hasFairChances, promotionRuns } from '../../promotions/promotionRuns'
import type { BlockRules } from '../BlockRules'

/**
 * The block `spin` is a prize draw. It shows while it runs, if it has prizes and their chances are at most 1,000 together (RTE-21).
 * Publishing warns if something that the law requires is missing.
 */
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
      appliesWhen: ({ block }) => hasFairChances(block),
      holds: ({ block, config, now }) => promotionRuns(block, now, config.identity.timeZone),
      title: 'Its days',
      yes: 'It runs now.',
      no: 'It does not run now.',
      settings: ['start', 'expiry'],
    },
  ],
  warnings: (draw, page, { identity }) => {
    const warn = (at: string, what: string) => ({ at, message: `The prize draw “${draw.heading}” on the page “${page}” ${what}` })
    const refuse = (at: string, what: string) => ({ ...warn(at, what), severity: 'error' as const })
    const problem = periodProblem(draw)
    // Only Australia requires permits.
    const permits = isInNewZealand(identity) ? [] : missingPermits(draw)
    return [
      ...(hasFairChances(draw) ? [] : [warn('prizes', 'never shows: it needs prizes whose chances are 1,000 together at most.')]),
      ...(problem ? [warn('expiry', `never shows: ${problem}.`)] : []),
      ...(draw.start === '' || draw.expiry === '' ? [warn('expiry', 'does not say on which days it begins and ends.')] : []),
      ...(draw.promoter.trim() === '' ? [warn('promoter', 'does not say who runs it.')] : []),
      ...(draw.prizeValue === 0 && !isInNewZealand(identity)
        ? [refuse('prizeValue', 'does not say what its prizes are worth together, on which permits depend.')]
        : []),
      ...(permits.length > 0
        ? [
            refuse(
              'permits',
              `needs a permit number for ${permits.join(', ')} (${permits.map(permitRule).join(', ')}), each after its state.`,
            ),
          ]
        : []),
      ...(isBlankText(draw.conditions) ? [warn('conditions', 'has no conditions.')] : []),
    ]
  },
} as const satisfies BlockRules<'spin'>
