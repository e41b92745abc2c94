import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site says what its weekly figures rest on (FIN-05). */
export const hasFinanceDisclaimer = ({ disclaimer }: Pick<ResolvedConfig['finance'], 'disclaimer'>): boolean => disclaimer.trim() !== ''
