import type { Reason } from '../reasons/Reason'
import { explain } from './explain'
import type { Part } from './Part'

const fromTop = (name: string, pointer: string): string => {
  if (name.startsWith('/')) return name
  return name === '' ? pointer : `${pointer}/${name}`
}

/**
 * Says why a part of an item shows or doesn't (UI-19), such as of a block or of a menu item. Its element and its needs name the
 * item's own settings from the item on, such as 'label', and '' for the item itself.
 *
 * @param pointer where the item stands in the config
 */
export const explainAt = <About>(part: Part<About>, about: About, pointer: string): Reason => {
  const { element, because, ...reason } = explain(part, about)
  return {
    ...reason,
    element: element === null ? null : fromTop(element, pointer),
    because: because.map((each) => ({ ...each, settings: each.settings.map((name) => fromTop(name, pointer)) })),
  }
}
