import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownValue } from '../parts/shownValue'
import { menuItem } from './menuItem'

export type MenuItem = ResolvedConfig['navigation']['items'][number]
type DropdownItem = MenuItem['children'][number]

const shown = <Item extends DropdownItem>(items: readonly Item[], config: ResolvedConfig): Item[] =>
  items.flatMap((item) => {
    const href = shownValue(menuItem, { item, config })
    return href === null ? [] : [{ ...item, href }]
  })

/** Lists the menu items a site shows, with their links worked out: those whose setting is on, at both levels (NAV-04, NAV-07 to NAV-17). */
export const visibleMenu = (config: ResolvedConfig): MenuItem[] =>
  shown(config.navigation.items, config).map((item) => ({ ...item, children: shown(item.children, config) }))
