import type { CacheEntry, PageCache } from './createPageCache'

/** Cached answers by their key, where they may be sent now; null where there is none, and without a key. */
export interface PageLookup {
  /** One that is sent without asking the app. */
  fresh(key: string | null): CacheEntry | null
  /** One that nothing is wrong with but its age: it is sent where rendering takes long. */
  aged(key: string | null): CacheEntry | null
  /** One that is better than an error. */
  usable(key: string | null): CacheEntry | null
}

/** `now` gives milliseconds since the epoch. */
export function createPageLookup(cache: PageCache, now: () => number): PageLookup {
  const find = (key: string | null, isMeant: (entry: CacheEntry) => boolean) => {
    const entry = key === null ? null : cache.get(key)
    return entry && isMeant(entry) ? entry : null
  }
  const isUsable = ({ response }: CacheEntry) => now() < response.usableUntil
  return {
    fresh: (key) => find(key, (entry) => entry.isFresh(now())),
    aged: (key) => find(key, (entry) => entry.isOnlyOld && isUsable(entry)),
    usable: (key) => find(key, isUsable),
  }
}
