import type { CrossCheck, Finding } from './CrossCheck'
import { pathExists } from './pathExists'

/** Menu items and legal links lead to pages the site has. A legal page that every site must carry may not be missing. */
export const menuLinks: CrossCheck = (config) => {
  const exists = pathExists(config)
  const menu = config.navigation.items.flatMap((item) => [
    { ...item, pointer: `/navigation/items/${item.id}/href` },
    ...item.children.map((child) => ({ ...child, pointer: `/navigation/items/${item.id}/children/${child.id}/href` })),
  ])
  const missing = menu
    .filter(({ href }) => !exists(href))
    .map(
      ({ pointer, label, href }): Finding => ({
        pointer,
        severity: 'warning',
        message: `The menu item “${label}” leads to ${href}, which is not a page of this site.`,
      }),
    )
  const legal = config.footer.legalLinks
    .filter(({ href }) => !exists(href))
    .map(
      ({ id, label, href, mandatory }): Finding => ({
        pointer: `/footer/legalLinks/${id}/href`,
        severity: mandatory ? 'error' : 'warning',
        message: `The legal link “${label}” leads to ${href}, which is not a page of this site.`,
      }),
    )
  return [...missing, ...legal]
}
