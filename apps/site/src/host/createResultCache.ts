/** A cache of results by query: the oldest entry is evicted first (SRC-35). */
export interface ResultCache<Result> {
  get(query: string, now: string): Result | undefined
  put(query: string, result: Result, now: string): void
}

/** Time to live of an entry: stock moves on. Milliseconds. */
const maxAgeMs = 5 * 60_000

/** A cache for the results of searches in memory; `size` is how many it holds (SRC-35, SRC-36, SRC-37). */
export function createResultCache<Result>(size: number): ResultCache<Result> {
  const cached = new Map<string, { readonly result: Result; readonly at: number }>()
  return {
    get(query, now) {
      const found = cached.get(query)
      if (!found) return undefined
      if (Date.parse(now) - found.at < maxAgeMs) return found.result
      cached.delete(query)
      return undefined
    },
    put(query, result, now) {
      if (size < 1) return
      cached.delete(query)
      const [oldest] = cached.keys()
      if (cached.size >= size && oldest !== undefined) cached.delete(oldest)
      cached.set(query, { result, at: Date.parse(now) })
    },
  }
}
