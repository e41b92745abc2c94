import type { CrossCheck, Finding } from './CrossCheck'
import { linkFault, linkTargets } from './linkTargets'
import { isWanted } from './menuItemConditions'

/** Menu items that show and legal links lead to pages the site has. A legal page that every site must carry may not be missing. */
export const menuLinks: CrossCheck = (config, recordPaths) => {
  const targetOf = linkTargets(config, recordPaths)
  const shows = (item: { readonly when: string }) => isWanted(item, config)
  const menu = config.navigation.items
    .filter(shows)
    .flatMap((item) => [
      { ...item, pointer: `/navigation/items/${item.id}/href` },
      ...item.children.filter(shows).map((child) => ({ ...child, pointer: `/navigation/items/${item.id}/children/${child.id}/href` })),
    ])
  const missing = menu.flatMap(({ pointer, label, href }): Finding[] => {
    const fault = linkFault(targetOf(href))
    return fault ? [{ pointer, severity: 'warning', message: `The menu item “${label}” leads to ${href}, ${fault}.` }] : []
  })
  const legal = config.footer.legalLinks.flatMap(({ id, label, href, mandatory }): Finding[] => {
    const fault = linkFault(targetOf(href))
    const pointer = `/footer/legalLinks/${id}/href`
    return fault
      ? [{ pointer, severity: mandatory ? 'error' : 'warning', message: `The legal link “${label}” leads to ${href}, ${fault}.` }]
      : []
  })
  return [...missing, ...legal]
}
