import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { promisesMoneyBack } from '../../car/carGuarantee'
import type { BlockRules, BlockWarning, ContentBlock } from '../BlockRules'
import { hasEntries } from '../ownParts'
import { filledBlock } from '../textValues'

/** Fills the hours into the texts of a guarantee (CNT-13). */
export const withHours = (block: ContentBlock<'guarantee'>): ContentBlock<'guarantee'> =>
  filledBlock(block, { hours: block.moneyBackHours })

const hours = /\b(\d{1,3})[ -]?h(?:ou)?rs?\b/i

const warnings = (block: ContentBlock<'guarantee'>, page: string): readonly BlockWarning[] => {
  const { entries, conditions, moneyBackHours } = block
  const promised = entries.filter(promisesMoneyBack)
  return [
    ...(entries.length > 0 && isBlankText(conditions)
      ? [
          {
            at: 'conditions',
            message: `The guarantee on the page “${page}” doesn’t state any conditions. By law, it must say who gives it, what it covers and for how long.`,
          },
        ]
      : []),
    ...promised.flatMap(({ id, title, text }) => {
      const statedHours = hours.exec(`${title} ${text}`)?.[1]
      const isOther = statedHours !== undefined && Number(statedHours) !== moneyBackHours
      if (moneyBackHours > 0 && !isOther) return []
      return [
        {
          at: `entries/${id}/title`,
          message:
            moneyBackHours === 0
              ? `“${title}” on the page “${page}” promises money back, but no number of hours is set for the guarantee.`
              : `“${title}” on the page “${page}” says ${statedHours} hours, but the guarantee is set to ${moneyBackHours}. Write {hours} instead of a number, and it always matches.`,
        },
      ]
    }),
  ]
}

export const guarantee = { needs: [hasEntries], warnings } as const satisfies BlockRules<'guarantee'>
