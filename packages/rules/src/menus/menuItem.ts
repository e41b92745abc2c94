import { hasLabel, isWanted } from '@forecourt/schema/checks/menuItemConditions'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ValuePart } from '../parts/Part'
import { menuHref } from './menuHref'

type Item = ResolvedConfig['navigation']['items'][number]

/** What decides whether an item of the menu, at either level, shows by itself. */
export interface MenuItemAbout {
  readonly item: Pick<Item, 'label' | 'href' | 'when'>
  readonly config: ResolvedConfig
}

const hasCondition = ({ item }: MenuItemAbout): boolean => item.when !== ''

/** An item of the menu, and where it leads (NAV-04, NAV-07 to NAV-17). Its own settings are named from the item on. */
export const menuItem: ValuePart<MenuItemAbout, string> = {
  id: 'menu',
  title: 'Menu item',
  rule: 'NAV-04',
  element: '',
  needs: [
    { holds: ({ item }) => hasLabel(item), title: 'Words', yes: 'It has words.', no: 'It has no words.', settings: ['label'] },
    {
      holds: ({ item, config }) => menuHref(item.href, config) !== null,
      rule: 'NAV-07',
      title: 'Somewhere to go',
      yes: 'It leads somewhere.',
      no: 'It leads to the dealer’s domain at the manufacturer, and there is none.',
      settings: ['/toyota/baseDomain'],
      fields: ({ item }) => [{ name: 'Leads to', value: item.href }],
    },
    {
      asked: hasCondition,
      holds: ({ item, config }) => isWanted(item, config),
      rule: 'NAV-08',
      title: 'Only when a setting is on',
      yes: ({ item }) => `It waits for “${item.when}”, which is on.`,
      no: ({ item }) => `It waits for “${item.when}”, which is off.`,
      settings: ['when'],
    },
  ],
  value: ({ item, config }) => menuHref(item.href, config) ?? '',
}
