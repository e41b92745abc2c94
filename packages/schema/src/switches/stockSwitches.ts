import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site has a single make: it shows no offers of others, and its URLs omit the make (OFR-05, RTE-17). */
export const isOfOneMake = ({ manufacturer }: Pick<ResolvedConfig['identity'], 'manufacturer'>): boolean => manufacturer !== ''

/** Whether a site lists only cars with a minimum number of pictures (CFG-12). */
export const asksForPictures = ({ minImageCount }: Pick<ResolvedConfig['stock'], 'minImageCount'>): boolean => minImageCount > 0

/** Whether a site lists discontinued models (NAV-19, RTE-20). */
export const listsDiscontinued = ({ models }: { readonly models: Pick<ResolvedConfig['models'], 'showDiscontinued'> }): boolean =>
  models.showDiscontinued
