import type { BlockRules } from '../BlockRules'

export const regulators = { needs: [] } as const satisfies BlockRules<'regulators'>
