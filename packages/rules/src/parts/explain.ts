import type { Finding } from '@forecourt/schema/checks/CrossCheck'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Because, Reason } from '../reasons/Reason'
import { type Need, needText, type Part } from './Part'

/** Publish warning for a part that is switched on, but can't show anywhere, because the site doesn't meet its next need. */
export const neverShown = ({ needs }: Pick<Part<never>, 'needs'>, config: ResolvedConfig): Finding | null => {
  for (const { holdsForSite, warning, settings: [first = ''] = [], warnsAt: pointer = first } of needs) {
    if (!holdsForSite || holdsForSite({ config })) continue
    return warning ? { pointer, severity: 'warning', message: warning(config) } : null
  }
  return null
}

/** Phrases for an on and off setting, by type. */
const states: { readonly [type: string]: readonly [on: string, off: string] } = {
  boolean: ['is on', 'is off'],
  string: ['is filled in', 'is empty'],
  array: ['has entries', 'has no entries'],
  integer: ['is above 0', 'is 0'],
  number: ['is above 0', 'is 0'],
}

/** Default sentence of a setting: its label in the editor, and whether it is on. */
const settingSentence = (pointer: string | undefined, holds: boolean): string => {
  const node = pointer === undefined ? null : settingAt(pointer)?.node
  const [on, off] = states[node?.type ?? 'boolean'] ?? ['is on', 'is off']
  return node ? `“${node.title}” ${holds ? on : off}.` : ''
}

const because = <Context>({ requirement }: Part<Context>, need: Need<Context>, context: Context, holds: boolean): Because => {
  const { settings = [] } = need
  return {
    requirement: need.requirement ?? requirement,
    title: need.title,
    message: needText(holds ? need.yes : need.no, context) ?? settingSentence(settings[0], holds),
    settings,
    fields: need.fields?.(context) ?? [],
  }
}

/** Explains why a part shows or not (UI-19): all needs if all hold, otherwise those that don't. Always consistent with `shows`. */
export const explain = <Context>(part: Part<Context>, context: Context): Reason => {
  let allHold = true
  const applicable = part.needs.flatMap((need) => {
    if (need.appliesWhen && !need.appliesWhen(context, allHold)) return []
    const holds = need.holds(context)
    allHold &&= holds
    return [{ need, holds }]
  })
  const missing = applicable.filter(({ holds }) => !holds)
  const shown = missing.length === 0
  const { id, title, elementSetting } = part
  const deciding = shown ? applicable : missing
  return { id, title, elementSetting, shown, because: deciding.map(({ need }) => because(part, need, context, shown)) }
}

const toAbsolute = (name: string, pointer: string): string => {
  if (name.startsWith('/')) return name
  return name === '' ? pointer : `${pointer}/${name}`
}

/**
 * Explains why a part of an item, such as a block or a menu item, shows or not (UI-19). Its element and needs name the item's own
 * settings relative to the item, such as 'label', and '' for the item itself.
 *
 * @param pointer the item's pointer in the config
 */
export const explainAt = <Context>(part: Part<Context>, context: Context, pointer: string): Reason => {
  const { elementSetting, because, ...reason } = explain(part, context)
  return {
    ...reason,
    elementSetting: elementSetting === null ? null : toAbsolute(elementSetting, pointer),
    because: because.map((each) => ({ ...each, settings: each.settings.map((name) => toAbsolute(name, pointer)) })),
  }
}

interface OnlyOne<Context> {
  /** Short name of the rule, such as 'One tag a car'. */
  readonly title: string
  /** Sentence that names the part shown instead. */
  readonly no: (first: Part<Context>) => string
}

/**
 * Explains each of several exclusive parts (UI-19): the first whose needs hold shows, as in `firstShown`; later ones that could show name
 * it as the reason.
 */
export const explainFirst = <Context>(parts: readonly Part<Context>[], context: Context, { title, no }: OnlyOne<Context>): Reason[] => {
  let first: { readonly part: Part<Context>; readonly reason: Reason } | null = null
  return parts.map((part) => {
    const reason = explain(part, context)
    if (!reason.shown) return reason
    if (!first) {
      first = { part, reason }
      return reason
    }
    const settings = first.reason.because.flatMap((each) => each.settings)
    const fields = first.reason.because.flatMap((each) => each.fields)
    return { ...reason, shown: false, because: [{ requirement: first.part.requirement, title, message: no(first.part), settings, fields }] }
  })
}
