/** Which cached pages have which tags, and when a tag last expired. */
export interface TagIndex {
  /** A mark in time, to be compared by `isExpired`. */
  mark(): number
  /** Whether any of the tags expired after the mark. */
  isExpired(tags: readonly string[], mark: number): boolean
  add(key: string, tags: readonly string[]): void
  remove(key: string, tags: readonly string[]): void
  /** Expires tags; returns the keys that have any of them. */
  expire(tags: readonly string[]): Iterable<string>
  expireAll(): void
}

export function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>()
  const expiries = new Map<string, number>()
  let clock = 0
  let allExpiredAt = 0
  return {
    mark: () => clock,
    isExpired: (tags, mark) => mark < allExpiredAt || tags.some((tag) => mark < (expiries.get(tag) ?? 0)),
    add(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys)
        keys.add(key)
      }
    },
    remove(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
    expire(tags) {
      clock++
      const expired = new Set<string>()
      for (const tag of tags) {
        expiries.set(tag, clock)
        for (const key of keysByTag.get(tag) ?? []) expired.add(key)
      }
      return expired
    },
    expireAll() {
      clock++
      allExpiredAt = clock
      expiries.clear()
    },
  }
}
