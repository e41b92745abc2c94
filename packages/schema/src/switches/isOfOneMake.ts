import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site is of a single make: it then shows no offers of others, and its addresses needn't name it (OFR-05, RTE-17). */
export const isOfOneMake = ({ manufacturer }: Pick<ResolvedConfig['identity'], 'manufacturer'>): boolean => manufacturer !== ''
