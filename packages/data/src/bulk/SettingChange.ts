import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'

/**
 * One change at several sites: a setting given a value, or taken back so that the layers beneath speak again; or a list merged by
 * id given one more item, rid of one, or replaced whole.
 */
export type SettingChange =
  | { readonly pointer: string; readonly reset: true }
  | { readonly pointer: string; readonly reset: false; readonly value: unknown }
  | { readonly pointer: string; readonly add: ListItem }
  | { readonly pointer: string; readonly remove: string }
  | { readonly pointer: string; readonly replace: readonly ListItem[] }

/** What of a site's own values the change is about: of a list only the item. */
export const touchedBy = (change: SettingChange): string => {
  if ('add' in change) return joinPointer(change.pointer, change.add.id)
  return 'remove' in change ? joinPointer(change.pointer, change.remove) : change.pointer
}

/** What is done, for the audit. */
export const auditVerb = (change: SettingChange): string => {
  if ('add' in change) return 'Added'
  if ('remove' in change) return 'Removed'
  if ('replace' in change) return 'Replaced'
  return change.reset ? 'Reset' : 'Changed'
}
