import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a business says the number it is registered under (CFG-02). */
export const hasBusinessNumber = ({ businessNumber }: Pick<ResolvedConfig['identity'], 'businessNumber'>): boolean => businessNumber !== ''
