import type { BlockRules } from '../BlockRules'

export const prose = { needs: [], tone: () => 'background' } as const satisfies BlockRules<'prose'>
