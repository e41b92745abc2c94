import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site trades in New Zealand; else in Australia (CFG-02). */
export const isInNewZealand = ({ country }: Pick<ResolvedConfig['identity'], 'country'>): boolean => country === 'NZ'
