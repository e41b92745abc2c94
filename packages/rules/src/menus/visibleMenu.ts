import { hasDomain, hasLabel, isConditionMet, lacksDomain } from '@forecourt/schema/checks/menuLinks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { leadsToHiddenPage } from '@forecourt/schema/switches/shownItems'
import { shownValue, type ValuePart } from '../parts/Part'
import { fillPlaceholders } from './fillPlaceholders'

/** Pages on the manufacturer's site: the menu link, the path on the dealer's domain there, and the site's own fallback. */
const manufacturerPages: { readonly [link: string]: { readonly there: string; readonly here: string } } = {
  '/genuine-service': { there: '/service-booking', here: '/genuine-service' },
  '/new-vehicles': { there: '/new-vehicles', here: '/models' },
}

/**
 * Resolves a menu link (NAV-07, NAV-17): fills in `{baseDomain}`, the dealer's domain at the manufacturer; /genuine-service and
 * /new-vehicles lead there if there is such a domain, otherwise to the site's own pages. Null if the link needs a domain and there is
 * none.
 */
export const menuHref = (href: string, config: Pick<ResolvedConfig, 'toyota'>): string | null => {
  const { baseDomain } = config.toyota
  const page = Object.hasOwn(manufacturerPages, href) ? manufacturerPages[href] : undefined
  if (page) return hasDomain(config) ? `https://${baseDomain}${page.there}` : page.here
  if (lacksDomain(href, config)) return null
  return hasDomain(config) ? fillPlaceholders(href, { baseDomain }) : href
}

type Item = ResolvedConfig['navigation']['items'][number]

/** What decides whether a menu item of either level shows. */
export interface MenuItemContext {
  readonly item: Pick<Item, 'label' | 'href' | 'when'>
  readonly config: ResolvedConfig
}

const hasCondition = ({ item }: MenuItemContext): boolean => item.when !== ''

/** A menu item with its URL (NAV-04, NAV-07 to NAV-17). Its settings are relative to the item. */
export const menuItem: ValuePart<MenuItemContext, string> = {
  id: 'menu',
  title: 'Menu item',
  requirement: 'NAV-04',
  elementSetting: '',
  needs: [
    { holds: ({ item }) => hasLabel(item), title: 'Label', yes: 'It has a label.', no: 'It has no label.', settings: ['label'] },
    {
      holds: ({ item, config }) => menuHref(item.href, config) !== null,
      requirement: 'NAV-07',
      title: 'Somewhere to go',
      yes: 'It leads somewhere.',
      no: 'It leads to the dealer’s domain at the manufacturer, and there is none.',
      settings: ['/toyota/baseDomain'],
      fields: ({ item }) => [{ name: 'Leads to', value: item.href }],
    },
    {
      appliesWhen: ({ item, config }) => leadsToHiddenPage(item.href, config),
      holds: () => false,
      requirement: 'RTE-21',
      title: 'A page that is on',
      yes: '',
      no: 'The page it leads to is turned off.',
      settings: ['href'],
    },
    {
      appliesWhen: hasCondition,
      holds: ({ item, config }) => isConditionMet(item, config),
      requirement: 'NAV-08',
      title: 'Only when a setting is on',
      yes: ({ item }) => `It waits for “${item.when}”, which is on.`,
      no: ({ item }) => `It waits for “${item.when}”, which is off.`,
      settings: ['when'],
    },
  ],
  value: ({ item, config }) => menuHref(item.href, config) ?? '',
}

export type MenuItem = Pick<Item, 'id' | 'label' | 'href' | 'fill'> & { readonly children: readonly DropdownItem[] }
type DropdownItem = Pick<Item, 'id' | 'label' | 'href'>

/** Without the settings of an item that don't show. */
const visibleItems = <Configured extends Item | Item['children'][number]>(items: readonly Configured[], config: ResolvedConfig) =>
  items.flatMap((item) => {
    const href = shownValue(menuItem, { item, config })
    return href === null ? [] : [{ item, shown: { id: item.id, label: item.label, href } }]
  })

/** Visible menu items with resolved links, at both levels (NAV-04, NAV-07 to NAV-17). */
export const visibleMenu = (config: ResolvedConfig): MenuItem[] =>
  visibleItems(config.navigation.items, config).map(({ item, shown }) => ({
    ...shown,
    fill: item.fill,
    children: visibleItems(item.children, config).map((child) => child.shown),
  }))
