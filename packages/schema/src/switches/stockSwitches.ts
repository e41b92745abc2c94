import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site is of a single make: it then shows no offers of others, and its addresses needn't name it (OFR-05, RTE-17). */
export const isOfOneMake = ({ manufacturer }: Pick<ResolvedConfig['identity'], 'manufacturer'>): boolean => manufacturer !== ''

/** Whether a site lists only cars with some number of pictures (CFG-12). */
export const asksForPictures = ({ minImageCount }: Pick<ResolvedConfig['stock'], 'minImageCount'>): boolean => minImageCount > 0

/** Whether a site lists models that are no longer made (NAV-19, RTE-20). */
export const listsDiscontinued = ({ models }: { readonly models: Pick<ResolvedConfig['models'], 'showDiscontinued'> }): boolean =>
  models.showDiscontinued
