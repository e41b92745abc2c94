/** A cache of results by query: the oldest entry is evicted first (SRC-35). */
export interface ResultCache<Answer> {
  get(question: string, now: string): Answer | undefined
  put(question: string, answer: Answer, now: string): void
}

/** Time to live of an entry: stock moves on. Milliseconds. */
const mostAge = 5 * 60_000

/** A cache for the results of searches in memory; `size` is how many it holds (SRC-35, SRC-36, SRC-37). */
export function createResultCache<Answer>(size: number): ResultCache<Answer> {
  const cached = new Map<string, { readonly answer: Answer; readonly at: number }>()
  return {
    get(question, now) {
      const found = cached.get(question)
      if (!found) return undefined
      if (Date.parse(now) - found.at < mostAge) return found.answer
      cached.delete(question)
      return undefined
    },
    put(question, answer, now) {
      if (size < 1) return
      cached.delete(question)
      const [oldest] = cached.keys()
      if (cached.size >= size && oldest !== undefined) cached.delete(oldest)
      cached.set(question, { answer, at: Date.parse(now) })
    },
  }
}
