import type { BlockRules } from '../BlockRules'
import { hasOwnWords } from '../ownNeeds'
import { ownButton } from '../ownParts'

export const quote = {
  needs: [hasOwnWords('text')],
  parts: { button: ownButton('buttonLabel') },
} as const satisfies BlockRules<'quote'>
