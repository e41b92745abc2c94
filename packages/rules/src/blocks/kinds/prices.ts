import type { BlockRules } from '../BlockRules'
import { hasEntries, ownButton, ownText } from '../ownParts'

/** Small print and a button show if they have a text (CNT-07). */
export const prices = {
  needs: [hasEntries],
  parts: {
    note: ownText('note', { id: 'note', title: 'Small print', isOutlined: false }),
    button: ownButton('button', { isOutlined: false }),
  },
} as const satisfies BlockRules<'prices'>
