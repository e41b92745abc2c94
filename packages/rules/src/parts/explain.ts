import { settingAt } from '@forecourt/schema/settingAt'
import type { Because, Reason } from '../reasons/Reason'
import { needText } from './needText'
import type { Need, Part } from './Part'

/** How a setting of each type is said to be on, and off. */
const states: { readonly [type: string]: readonly [on: string, off: string] } = {
  boolean: ['is on', 'is off'],
  string: ['is filled in', 'is empty'],
  array: ['has entries', 'has no entries'],
  integer: ['is above 0', 'is 0'],
  number: ['is above 0', 'is 0'],
}

/** What a switch, a text or a list says by itself: its name in the editor, and whether it is on. */
const settingSays = (pointer: string | undefined, holds: boolean): string => {
  const node = pointer === undefined ? null : settingAt(pointer)?.node
  const [on, off] = states[node?.type ?? 'boolean'] ?? ['is on', 'is off']
  return node ? `“${node.title}” ${holds ? on : off}.` : ''
}

const because = <About>({ rule }: Part<About>, need: Need<About>, about: About, holds: boolean): Because => {
  const { settings = [] } = need
  return {
    rule: need.rule ?? rule,
    title: need.title,
    says: needText(holds ? need.yes : need.no, about) ?? settingSays(settings[0], holds),
    settings,
    fields: need.fields?.(about) ?? [],
  }
}

/** Says why a part shows or doesn't (UI-19): every need where all hold, else each that doesn't. It shows exactly where `shows` says so. */
export const explain = <About>(part: Part<About>, about: About): Reason => {
  let soFar = true
  const asked = part.needs.flatMap((need) => {
    if (need.asked && !need.asked(about, soFar)) return []
    const holds = need.holds(about)
    soFar &&= holds
    return [{ need, holds }]
  })
  const missing = asked.filter(({ holds }) => !holds)
  const shown = missing.length === 0
  const { id, title, element } = part
  return { id, title, element, shown, because: (shown ? asked : missing).map(({ need }) => because(part, need, about, shown)) }
}
