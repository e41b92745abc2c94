import type { Finding } from '@forecourt/schema/checks/CrossCheck'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Because, Reason } from '../reasons/Reason'
import { type Need, needText, type Part } from './Part'

/** What publishing warns of: a part that is switched on, but can't show anywhere, because the next thing that it needs of the site is missing. */
export const neverShown = ({ needs }: Pick<Part<never>, 'needs'>, config: ResolvedConfig): Finding | null => {
  for (const { ofSite, warning, settings: [first = ''] = [], warnsAt: pointer = first } of needs) {
    if (!ofSite || ofSite({ config })) continue
    return warning ? { pointer, severity: 'warning', message: warning(config) } : null
  }
  return null
}

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

interface OnlyOne<About> {
  /** The rule in a few words, such as 'One tag a car'. */
  readonly title: string
  /** Says which part shows instead. */
  readonly no: (first: Part<About>) => string
}

/**
 * Says of every part of a ladder why it shows or doesn't (UI-19): the first whose needs hold shows, as `firstShown` has it; one after
 * it that would show too says what comes before it.
 */
export const explainFirst = <About>(parts: readonly Part<About>[], about: About, { title, no }: OnlyOne<About>): Reason[] => {
  let first: { readonly part: Part<About>; readonly reason: Reason } | null = null
  return parts.map((part) => {
    const reason = explain(part, about)
    if (!reason.shown) return reason
    if (!first) {
      first = { part, reason }
      return reason
    }
    const settings = first.reason.because.flatMap((each) => each.settings)
    const fields = first.reason.because.flatMap((each) => each.fields)
    return { ...reason, shown: false, because: [{ rule: first.part.rule, title, says: no(first.part), settings, fields }] }
  })
}
