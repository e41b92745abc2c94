import type { BlockRules } from '../BlockRules'

export const prose = { needs: [], bandTone: () => 'background' } as const satisfies BlockRules<'prose'>
