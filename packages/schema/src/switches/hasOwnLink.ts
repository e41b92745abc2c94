import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether car pages have somewhere of the dealer's own to lead to (VDP-07). */
export const hasOwnLink = ({ customButtonHref }: Pick<ResolvedConfig['vdp'], 'customButtonHref'>): boolean => customButtonHref !== ''
