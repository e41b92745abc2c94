import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { fillPlaceholders } from './fillPlaceholders'

/**
 * Works out where a menu link goes (NAV-07, NAV-17): `{baseDomain}` becomes the dealer's domain at the manufacturer, and
 * /genuine-service its booking page where there is such a domain. Null when the link needs a domain and there is none.
 */
export const menuHref = (href: string, config: Pick<ResolvedConfig, 'toyota'>): string | null => {
  const { baseDomain } = config.toyota
  if (!baseDomain) return href.includes('{baseDomain}') ? null : href
  return href === '/genuine-service' ? `https://${baseDomain}/service-booking` : fillPlaceholders(href, { baseDomain })
}
