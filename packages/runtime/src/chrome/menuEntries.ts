import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { linkState } from './linkState'
import type { MenuEntry } from './MenuEntry'
import { type MenuSite, stockGroups } from './stockGroups'

/**
 * The menu with its current links marked, and filled from stock where an item asks for it. A dropdown begins with its item's own
 * page, since pressing the item opens the dropdown instead. A page that is an item's own marks no other item that leads there, too,
 * and one that stands in several dropdowns marks the first.
 */
export const menuEntries = (config: ResolvedConfig, path: string, site: MenuSite = { models: [], range: [] }): readonly MenuEntry[] => {
  const menu = visibleMenu(config)
  const isOwnPage = menu.some(({ href }) => linkState(href, path) === 'page')
  const holder = menu.find(({ children }) => children.some(({ href }) => linkState(href, path) === 'page'))
  return menu.map(({ id, label, href, fill, children }) => {
    const links = children.map((child) => ({ id: child.id, label: child.label, href: child.href, current: linkState(child.href, path) }))
    const groups = stockGroups(fill, site, path, config)
    const own = { id, label, href, current: linkState(href, path) }
    const listsItself = links.some((link) => link.href === href)
    const isPlain = links.length === 0 && groups.length === 0
    return {
      ...own,
      current: own.current ?? (!isOwnPage && (holder ? holder.id === id : links.some((link) => link.current)) ? 'true' : undefined),
      children: isPlain || listsItself ? links : [own, ...links],
      ...(groups.length > 0 && { groups }),
    }
  })
}
