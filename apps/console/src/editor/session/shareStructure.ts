import { isRecord } from '@forecourt/schema/isRecord'

/**
 * The next value with every part that is the same as before taken from before, so that `===` says what has changed.
 * Items of lists are compared by place; a list in another order is another list with the same items.
 */
export const shareStructure = <Value>(before: unknown, next: Value): Value => {
  if (before === next) return next
  if (Array.isArray(before) && Array.isArray(next)) {
    const byId = new Map(before.filter(isRecord).map((item) => [item.id, item]))
    const shared = next.map((item, index) =>
      shareStructure(isRecord(item) && item.id !== undefined ? byId.get(item.id) : before[index], item),
    )
    const same = shared.length === before.length && shared.every((item, index) => item === before[index])
    return (same ? before : shared) as Value
  }
  if (!isRecord(before) || !isRecord(next)) return next
  const keys = Object.keys(next)
  const shared = Object.fromEntries(keys.map((key) => [key, shareStructure(before[key], next[key])]))
  const same = keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key])
  return (same ? before : shared) as Value
}
