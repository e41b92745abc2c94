import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site says a number to call, whichever car it is about (VDP-16). */
export const hasMainPhone = ({ main }: Pick<ResolvedConfig['phone'], 'main'>): boolean => main !== ''
