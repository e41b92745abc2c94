/** The inboxes of these organisations; null for all. */
type Inboxes = readonly string[] | null

/** Notifies waiting clients of inbox events (ENT-16). */
export interface InboxEvents {
  /** Reports an event in an organisation's inbox; null if the organisation is unknown, which notifies all. */
  notify(organisationId: string | null): void
  /** A counter that changes with every event. */
  count(inboxes: Inboxes): number
  /** Resolves with the count once it differs from `known`, on timeout or on abort. */
  next(inboxes: Inboxes, known: number, options: { readonly timeoutMs: number; readonly signal?: AbortSignal }): Promise<number>
}

export const createInboxEvents = (): InboxEvents => {
  // Counts start at random, so that one of another or an earlier process isn't mistaken for this one's.
  const began = Math.floor(Math.random() * 1_000_000_000)
  const counts = new Map<string, number>()
  let [all, unattributed] = [0, 0]
  const waiting = new Set<() => void>()
  const count = (inboxes: Inboxes) =>
    began + unattributed + (inboxes === null ? all : inboxes.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0))
  return {
    notify(organisationId) {
      if (organisationId === null) unattributed++
      else {
        all++
        counts.set(organisationId, (counts.get(organisationId) ?? 0) + 1)
      }
      for (const check of [...waiting]) check()
    },
    count,
    next: (inboxes, known, { timeoutMs, signal }) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          waiting.delete(check)
          signal?.removeEventListener('abort', end)
          resolve(count(inboxes))
        }
        const check = () => {
          if (count(inboxes) !== known) end()
        }
        const timer = setTimeout(end, timeoutMs)
        waiting.add(check)
        signal?.addEventListener('abort', end)
        if (signal?.aborted) end()
        else check()
      }),
  }
}
