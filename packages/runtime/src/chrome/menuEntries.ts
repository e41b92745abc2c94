import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { linkState } from './linkState'
import type { MenuEntry } from './MenuEntry'

/** The menu with its current links marked. A dropdown begins with its item's own page, since pressing the item opens the dropdown instead. */
export const menuEntries = (config: ResolvedConfig, path: string): readonly MenuEntry[] =>
  visibleMenu(config).map(({ id, label, href, children }) => {
    const links = children.map((child) => ({ id: child.id, label: child.label, href: child.href, current: linkState(child.href, path) }))
    const own = { id, label, href, current: linkState(href, path) }
    const listsItself = links.some((link) => link.href === href)
    return {
      ...own,
      current: own.current ?? (links.some((link) => link.current) ? 'true' : undefined),
      children: links.length === 0 || listsItself ? links : [own, ...links],
    }
  })
