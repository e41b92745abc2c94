import { hasDomain, lacksDomain } from '@forecourt/schema/checks/menuItemConditions'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { fillPlaceholders } from './fillPlaceholders'

/** Pages a manufacturer keeps for its dealers: the link that stands for each, its path at the dealer's domain, and where it leads without one. */
const manufacturerPages: { readonly [link: string]: { readonly there: string; readonly here: string } } = {
  '/genuine-service': { there: '/service-booking', here: '/genuine-service' },
  '/new-vehicles': { there: '/new-vehicles', here: '/models' },
}

/**
 * Works out where a menu link goes (NAV-07, NAV-17): `{baseDomain}` becomes the dealer's domain at the manufacturer, and
 * /genuine-service and /new-vehicles its pages where there is such a domain, else the site's own. Null when the link needs a domain and there is none.
 */
export const menuHref = (href: string, config: Pick<ResolvedConfig, 'toyota'>): string | null => {
  const { baseDomain } = config.toyota
  const page = Object.hasOwn(manufacturerPages, href) ? manufacturerPages[href] : undefined
  if (page) return hasDomain(config) ? `https://${baseDomain}${page.there}` : page.here
  if (lacksDomain(href, config)) return null
  return hasDomain(config) ? fillPlaceholders(href, { baseDomain }) : href
}
