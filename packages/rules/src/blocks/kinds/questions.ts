import type { BlockRules } from '../BlockRules'
import { hasEntries } from '../ownParts'

export const questions = { needs: [hasEntries] } as const satisfies BlockRules<'questions'>
