import { resolveSite } from '@forecourt/rules/resolveSite'
import type { ConfigProblem, Layer, Resolution } from '@forecourt/schema/layers/Layer'
import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { sparseList } from '@forecourt/schema/layers/sparseList'
import { withListOrder } from '@forecourt/schema/layers/withListOrder'
import { joinPointer, pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import { siteLayer } from '../sites/lockDraft'

/**
 * One change at several sites: sets a setting, or resets it to the value of the weaker layers; or adds an item to a list merged by id,
 * removes one, or replaces the list.
 */
export type SettingChange =
  | { readonly pointer: string; readonly reset: true }
  | { readonly pointer: string; readonly reset: false; readonly value: unknown }
  | { readonly pointer: string; readonly add: ListItem }
  | { readonly pointer: string; readonly remove: string }
  | { readonly pointer: string; readonly replace: readonly ListItem[] }

/** Pointer to the site's own value that a change affects: for a list, the item. */
export const changedPointer = (change: SettingChange): string => {
  if ('add' in change) return joinPointer(change.pointer, change.add.id)
  return 'remove' in change ? joinPointer(change.pointer, change.remove) : change.pointer
}

/** Verb of a change for the audit log. */
export const auditVerb = (change: SettingChange): string => {
  if ('add' in change) return 'Added'
  if ('remove' in change) return 'Removed'
  if ('replace' in change) return 'Replaced'
  return change.reset ? 'Reset' : 'Changed'
}

/** A site's draft with its weaker layers. */
export interface ChangedDraft {
  readonly name: string
  readonly weakerLayers: readonly Layer[]
  readonly values: ConfigValues
}

export interface AppliedChange {
  readonly values: ConfigValues
  readonly before: Resolution
  readonly after: Resolution
  /** Why the site can't take the change: a lock, a validation error, or a missing item. Null if it can. */
  readonly obstacle: string | null
  /** New warnings that the change causes. */
  readonly warnings: readonly ConfigProblem[]
}

/** Problems of the resolved config that a change adds. */
const newProblems = (before: readonly ConfigProblem[], after: readonly ConfigProblem[]): ConfigProblem[] => {
  const known = new Set(before.map(({ pointer, message }) => `${pointer} ${message}`))
  return after.filter(({ pointer, message }) => !known.has(`${pointer} ${message}`))
}

/** The name for items of the first list on the path that lacks the item; null if all exist. */
const missingItem = (config: ResolvedConfig, pointer: string): string | null => {
  let at = ''
  for (const segment of pointerSegments(pointer)) {
    const node = settingAt(at, config)?.node
    if (node?.['x-merge'] === 'id' && !idsAt(config, at).includes(segment)) return (node.items?.title ?? 'entry').toLowerCase()
    at = joinPointer(at, segment)
  }
  return null
}

const changedValues = (
  values: ConfigValues,
  config: ResolvedConfig,
  inherited: () => ResolvedConfig,
  change: SettingChange,
): ConfigValues => {
  const { pointer } = change
  const at = changedPointer(change)
  if ('add' in change)
    return idsAt(config, pointer).includes(change.add.id) ? values : withListOrder(setValue(values, at, change.add), config, at)
  if ('remove' in change) {
    if (!idsAt(config, pointer).includes(change.remove)) return values
    if (!idsAt(inherited(), pointer).includes(change.remove)) return removeValue(values, at)
    return withListOrder(setValue(values, joinPointer(at, 'removed'), true), config, at)
  }
  if ('replace' in change) {
    if (sameJson(itemsAt(config, pointer), change.replace)) return values
    const items = sparseList(settingAt(pointer)?.node ?? {}, change.replace, itemsAt(inherited(), pointer))
    return items.length === 0 ? removeValue(values, pointer) : setValue(values, pointer, items)
  }
  return change.reset ? removeValue(values, pointer) : withListOrder(setValue(values, pointer, change.value), config, pointer)
}

/** Applies a change to a site's draft and returns the result with any obstacle. */
export const applyChange = ({ name, weakerLayers, values }: ChangedDraft, change: SettingChange): AppliedChange => {
  const before = resolveSite([...weakerLayers, siteLayer(name, values)])
  const isReset = 'reset' in change && change.reset
  const missing = isReset ? null : missingItem(before.config, change.pointer)
  if (missing !== null) return { values, before, after: before, obstacle: `There is no such ${missing}.`, warnings: [] }
  const next = changedValues(values, before.config, () => resolveSite(weakerLayers).config, change)
  const after = resolveSite([...weakerLayers, siteLayer(name, next)])
  const added = newProblems(before.problems, after.problems)
  const obstacle = added.find(({ severity }) => severity === 'error')?.message ?? null
  return { values: next, before, after, obstacle, warnings: added.filter(({ severity }) => severity === 'warning') }
}
