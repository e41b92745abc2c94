import type { BlockRules } from '../BlockRules'
import { hasEntries } from '../ownParts'

export const links = { needs: [hasEntries] } as const satisfies BlockRules<'links'>
