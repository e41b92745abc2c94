/** Of these organisations, or of all. */
type Of = readonly string[] | null

/** Tells who waits for it that something came into an inbox (ENT-16). */
export interface InboxNews {
  /** Something happened in the inbox of an organisation; of any, where nobody knows which. */
  happened(organisationId: string | null): void
  /** A number that changes whenever something happens. */
  count(of: Of): number
  /** Resolves with the count as soon as it differs from `known`, or when the time is over or the asker is gone. */
  next(of: Of, known: number, options: { readonly timeoutMs: number; readonly signal?: AbortSignal }): Promise<number>
}

export const createInboxNews = (): InboxNews => {
  // Counts begin anywhere, so that one of another process, or of one before, is not taken for this one's.
  const began = Math.floor(Math.random() * 1_000_000_000)
  const counts = new Map<string, number>()
  let [all, unheard] = [0, 0]
  const waiting = new Set<() => void>()
  const count = (of: Of) => began + unheard + (of === null ? all : of.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0))
  return {
    happened(organisationId) {
      if (organisationId === null) unheard++
      else {
        all++
        counts.set(organisationId, (counts.get(organisationId) ?? 0) + 1)
      }
      for (const check of [...waiting]) check()
    },
    count,
    next: (of, known, { timeoutMs, signal }) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          waiting.delete(check)
          signal?.removeEventListener('abort', end)
          resolve(count(of))
        }
        const check = () => {
          if (count(of) !== known) end()
        }
        const timer = setTimeout(end, timeoutMs)
        waiting.add(check)
        signal?.addEventListener('abort', end)
        if (signal?.aborted) end()
        else check()
      }),
  }
}
