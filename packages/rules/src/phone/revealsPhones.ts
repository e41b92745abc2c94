import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a site shows its numbers at once; elsewhere they are masked until a shopper asks for one, who is counted (VDP-16). */
export const revealsPhones = ({ phone }: { readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'> }): boolean =>
  phone.startsRevealed
