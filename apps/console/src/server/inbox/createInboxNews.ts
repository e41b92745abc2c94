/** These organisations, or all. */
type Of = readonly string[] | null

/** Notifies waiting clients of inbox events (ENT-16). */
export interface InboxNews {
  /** Reports an event in an organisation's inbox; null if the organisation is unknown, which notifies all. */
  happened(organisationId: string | null): void
  /** A counter that changes with every event. */
  count(of: Of): number
  /** Resolves with the count once it differs from `known`, on timeout or on abort. */
  next(of: Of, known: number, options: { readonly timeoutMs: number; readonly signal?: AbortSignal }): Promise<number>
}

export const createInboxNews = (): InboxNews => {
  // Counts start at random, so that one of another or an earlier process isn't mistaken for this one's.
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
