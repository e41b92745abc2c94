import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'
import { hasLabel, isConditionMet, lacksDomain } from './menuLinks'

type Item = Pick<ResolvedConfig['navigation']['items'][number], 'id' | 'label' | 'href' | 'when' | 'mandatory'>

/** Why an item is hidden, as text after “because”; null if it is visible. */
const hiddenReason = (item: Item, config: ResolvedConfig): string | null => {
  if (!isConditionMet(item, config)) return `${item.when} is off`
  if (lacksDomain(item.href, config)) return 'the dealer has no manufacturer domain'
  return hasLabel(item) ? null : 'it has no text'
}

/** A mandatory menu item must not be hidden by a setting (NAV-04), and neither must the item whose dropdown contains it. */
export const hiddenMandatory: CrossCheck = (config) =>
  config.navigation.items.flatMap((item) => {
    const pointer = `/navigation/items/${item.id}`
    const entries = [
      { item, pointer, above: null },
      ...item.children.map((child) => ({ item: child, pointer: `${pointer}/children/${child.id}`, above: hiddenReason(item, config) })),
    ]
    return entries.flatMap(({ item: each, pointer: at, above }): Finding[] => {
      const reason = each.mandatory ? (above ?? hiddenReason(each, config)) : null
      return reason
        ? [
            {
              pointer: `${at}/when`,
              severity: 'error',
              message: `The menu item “${each.label}” is mandatory but hidden, because ${reason}.`,
            },
          ]
        : []
    })
  })
