/** A value that is loaded when first asked for and kept for a while. */
export interface Memo<T> {
  get(): Promise<T>
  /** The next `get` loads anew. */
  expire(): void
}

/** How long a failed load is left alone. Milliseconds. */
const retryAfter = 2000

/** What was loaded last is better than nothing: when loading anew fails, `get` answers with that. Ages in milliseconds. */
export function createMemo<T>({ load, maxAge, now }: { load: () => Promise<T>; maxAge: number; now: () => number }): Memo<T> {
  let cached: { value: T; at: number } | null = null
  let underway: Promise<T> | null = null
  /** Counts expiries: what began to load before one must not pass for fresh. */
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
    underway = loaded
    return loaded.finally(() => {
      if (underway === loaded) underway = null
    })
  }

  return {
    get: async () => {
      if (cached && now() - cached.at < maxAge) return cached.value
      return underway ?? reload()
    },
    expire() {
      generation++
      underway = null
      if (cached) cached = { ...cached, at: Number.NEGATIVE_INFINITY }
    },
  }
}
