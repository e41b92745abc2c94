import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { menuHref } from './menuHref'

export type MenuItem = ResolvedConfig['navigation']['items'][number]
type DropdownItem = MenuItem['children'][number]

/** Says whether the setting a menu item waits for is on: true, a text that isn't empty, a number above 0, a list with entries. */
const isOn = (config: ResolvedConfig, path: string): boolean => {
  if (path === '') return true
  let value: unknown = config
  for (const key of path.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as { readonly [key: string]: unknown })[key]
        : undefined
  }
  return Array.isArray(value)
    ? value.length > 0
    : value === true || (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)
}

const shown = <Item extends DropdownItem>(items: readonly Item[], config: ResolvedConfig): Item[] =>
  items.flatMap((item) => {
    const href = menuHref(item.href, config)
    return href !== null && item.label.trim() !== '' && isOn(config, item.when) ? [{ ...item, href }] : []
  })

/** Lists the menu items a site shows, with their links worked out: those whose setting is on, at both levels (NAV-04, NAV-07 to NAV-17). */
export const visibleMenu = (config: ResolvedConfig): MenuItem[] =>
  shown(config.navigation.items, config).map((item) => ({ ...item, children: shown(item.children, config) }))
