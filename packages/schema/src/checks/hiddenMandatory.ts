import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'
import { hasLabel, isWanted, lacksDomain } from './menuLinks'

type Item = Pick<ResolvedConfig['navigation']['items'][number], 'id' | 'label' | 'href' | 'when' | 'mandatory'>

/** Why an item does not show, in words that follow “because”; null when it does. */
const hiddenBecause = (item: Item, config: ResolvedConfig): string | null => {
  if (!isWanted(item, config)) return `${item.when} is off`
  if (lacksDomain(item.href, config)) return 'the dealer has no domain at the manufacturer'
  return hasLabel(item) ? null : 'it has no text'
}

/** What every site must show is not hidden by way of a setting (NAV-04): neither the item itself nor the one whose dropdown it is in. */
export const hiddenMandatory: CrossCheck = (config) =>
  config.navigation.items.flatMap((item) => {
    const pointer = `/navigation/items/${item.id}`
    const family = [
      { item, pointer, above: null },
      ...item.children.map((child) => ({ item: child, pointer: `${pointer}/children/${child.id}`, above: hiddenBecause(item, config) })),
    ]
    return family.flatMap(({ item: each, pointer: at, above }): Finding[] => {
      const because = each.mandatory ? (above ?? hiddenBecause(each, config)) : null
      return because
        ? [
            {
              pointer: `${at}/when`,
              severity: 'error',
              message: `The menu item “${each.label}” is mandatory, but hidden because ${because}.`,
            },
          ]
        : []
    })
  })
