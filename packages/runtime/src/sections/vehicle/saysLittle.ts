import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether the site's cards say only what matters most. */
export const saysLittle = ({ card }: Pick<ResolvedConfig, 'card'>): boolean => card.detail === 'short'
