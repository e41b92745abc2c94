import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Corner radius of the icon in a square of 64. */
const radii = { square: 4, soft: 14, round: 32 } as const

/** The site's icon, drawn from its name and theme: the first letter on the brand colour, in white or near black, whichever reads better. */
export function siteIcon({ identity, theme }: Pick<ResolvedConfig, 'identity' | 'theme'>): string {
  const letter = /\p{L}|\p{N}/u.exec(identity.name)?.[0]?.toUpperCase() ?? 'F'
  const ink = contrastRatio(theme.brandColour, '#ffffff') >= contrastRatio(theme.brandColour, '#111111') ? '#ffffff' : '#111111'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radii[theme.corners]}" fill="${theme.brandColour}"/><text x="32" y="33" fill="${ink}" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`
}
