import { isRecord } from '../isRecord'
import type { Migration, StoredValues } from './Migration'

/** Early menus had no ids: derives them from the links. */
const idOf = (href: unknown, index: number) =>
  (typeof href === 'string' &&
    href
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40)) ||
  `item-${index + 1}`

const menuItem = (item: unknown, index: number): unknown => {
  if (!isRecord(item)) return item
  const { text, link, submenu, ...rest } = item
  return {
    id: idOf(link ?? rest.href, index),
    ...(text !== undefined && { label: text }),
    ...(link !== undefined && { href: link }),
    ...(Array.isArray(submenu) && { children: submenu.map(menuItem) }),
    ...rest,
  }
}

const movedMenu = ({ menu, ...values }: StoredValues): StoredValues => {
  if (!Array.isArray(menu)) return menu === undefined ? values : { ...values, menu }
  const navigation = isRecord(values.navigation) ? values.navigation : {}
  return { ...values, navigation: { items: menu.map(menuItem), ...navigation } }
}

/** `hideX: true` becomes `showX: false`; a section without the old switch is unchanged. */
const invertSwitch = (values: StoredValues, section: string, hide: string, show: string): StoredValues => {
  const settings = values[section]
  if (!isRecord(settings) || !Object.hasOwn(settings, hide)) return values
  const { [hide]: hidden, ...rest } = settings
  return { ...values, [section]: typeof hidden === 'boolean' ? { [show]: !hidden, ...rest } : rest }
}

/** Renames hide switches to show switches; moves the menu into its own section and adds ids to its items. */
export const positiveSwitches: Migration = {
  from: 0,
  name: 'switches are named for what they show, and the menu has its own section',
  up: (values) =>
    [
      ['finance', 'hideWidget', 'showWidget'] as const,
      ['rego', 'hideExpiry', 'showExpiry'] as const,
      ['price', 'hideWasPrice', 'showWasPrice'] as const,
    ].reduce((migrated, [section, hide, show]) => invertSwitch(migrated, section, hide, show), movedMenu(values)),
  moved: {
    '/menu': '/navigation/items',
    '/finance/hideWidget': '/finance/showWidget',
    '/rego/hideExpiry': '/rego/showExpiry',
    '/price/hideWasPrice': '/price/showWasPrice',
  },
}
