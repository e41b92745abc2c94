import type { BlockRules } from '../BlockRules'
import { hasEntries } from '../ownNeeds'

export const links = { needs: [hasEntries] } as const satisfies BlockRules<'links'>
