import type { BlockRules } from '../BlockRules'
import { hasEntries } from '../ownParts'

export const reasons = {
  needs: [hasEntries],
  bandTone: ({ layout }) => (layout === 'band' ? 'brand' : null),
} as const satisfies BlockRules<'reasons'>
