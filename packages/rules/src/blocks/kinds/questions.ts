import type { BlockRules } from '../BlockRules'
import { hasEntries } from '../ownNeeds'

export const questions = { needs: [hasEntries] } as const satisfies BlockRules<'questions'>
