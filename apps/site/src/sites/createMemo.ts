import { setTimeout as wait } from 'node:timers/promises'

/** A cached value, loaded on first use. */
export interface Memo<T> {
  /** With a limit in milliseconds, a reload that takes longer returns the last value, if there is one. */
  get(limit?: number): Promise<T>
  /** Makes the next `get` reload. */
  expire(): void
}

/** Backoff after a failed load, in milliseconds. */
const retryAfter = 2000

/** Falls back to the last value if a reload fails. Ages in milliseconds. */
export function createMemo<T>({ load, maxAge, now }: { load: () => Promise<T>; maxAge: number; now: () => number }): Memo<T> {
  let cached: { value: T; at: number } | null = null
  let pending: Promise<T> | null = null
  /** Counts expiries: a load that started before one is stale. */
  let generation = 0

  function reload(): Promise<T> {
    const started = generation
    const loaded: Promise<T> = load().then(
      (value) => {
        const isFresh = started === generation
        if (isFresh || !cached) cached = { value, at: isFresh ? now() : Number.NEGATIVE_INFINITY }
        return value
      },
      (error: unknown) => {
        if (!cached) throw error
        cached = { ...cached, at: now() - maxAge + retryAfter }
        return cached.value
      },
    )
    pending = loaded
    return loaded.finally(() => {
      if (pending === loaded) pending = null
    })
  }

  return {
    get: async (limit) => {
      if (cached && now() - cached.at < maxAge) return cached.value
      const loading = pending ?? reload()
      if (!cached || limit === undefined) return loading
      const { value } = cached
      return Promise.race([loading, wait(limit, value, { ref: false })])
    },
    expire() {
      generation++
      pending = null
      if (cached) cached = { ...cached, at: Number.NEGATIVE_INFINITY }
    },
  }
}
