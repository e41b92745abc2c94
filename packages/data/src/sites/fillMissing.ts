import { isRecord } from '@forecourt/schema/isRecord'

/** What has no id, such as the words of a formatted text, is whole as it was stored. */
const counterpart = (item: unknown, others: readonly unknown[]): unknown => {
  if (!isRecord(item) || item.id === undefined) return undefined
  return others.find((other) => isRecord(other) && other.id === item.id)
}

/** Adds to `stored` the keys that only `fresh` has, deep down; items of lists match by id. Every value of `stored` stays. The result is frozen. */
export const fillMissing = (stored: unknown, fresh: unknown): unknown => {
  if (Array.isArray(stored)) {
    const others: readonly unknown[] = Array.isArray(fresh) ? fresh : []
    return Object.freeze(stored.map((item) => fillMissing(item, counterpart(item, others))))
  }
  if (!isRecord(stored)) return stored
  const others = isRecord(fresh) ? fresh : {}
  return Object.freeze({
    ...others,
    ...Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, fillMissing(value, others[key])])),
  })
}
