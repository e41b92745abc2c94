import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site lists only cars with some number of pictures (CFG-12). */
export const asksForPictures = ({ minImageCount }: Pick<ResolvedConfig['stock'], 'minImageCount'>): boolean => minImageCount > 0
