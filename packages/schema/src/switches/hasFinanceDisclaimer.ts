import type { ResolvedConfig } from '../ResolvedConfig'
import { isBlankText } from '../rich-text/plainText'

/** Whether a site says what its weekly figures rest on (FIN-05). */
export const hasFinanceDisclaimer = ({ disclaimer }: Pick<ResolvedConfig['finance'], 'disclaimer'>): boolean => !isBlankText(disclaimer)
