import type { SiteIds } from '../sites/SiteSource'

/** Writes in batches what gathers in memory, so that no answer waits for it. */
interface Flusher {
  /** Writes within the pause, together with what comes until then. */
  soon(): void
  /** Writes now, after what is being written. */
  flush(): Promise<void>
}

interface FlusherOptions {
  /** Writes what there is; it takes care of its failures itself. */
  write(): Promise<void>
  /** How long something may wait. Milliseconds. */
  readonly pauseMs: number
}

export function createFlusher({ write, pauseMs }: FlusherOptions): Flusher {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    soon() {
      if (timer) return
      timer = setTimeout(() => void flush(), pauseMs)
      timer.unref()
    },
    flush,
  }
}

/** Counts of sites in memory, sent in batches; what fails is sent the next time, with what came meanwhile. */
export interface SiteCounts<Counts> {
  /** What waits of a site, to be added to; null where as many sites wait as may. */
  of(site: SiteIds): Counts | null
  /** Sends what there is. */
  flush(): Promise<void>
}

export interface SiteCountsOptions<Counts> {
  create(): Counts
  send(batch: readonly { readonly site: SiteIds; readonly counts: Counts }[]): Promise<void>
  /** Adds what could not be sent to what came meanwhile. */
  merge(into: Counts, unsent: Counts): void
  /** What is logged where sending fails. */
  readonly failure: string
  /** How long a count may wait. Milliseconds. */
  readonly pauseMs: number
  /** The most sites that wait, while nobody takes them. */
  readonly mostSites: number
}

export function createSiteCounts<Counts>(options: SiteCountsOptions<Counts>): SiteCounts<Counts> {
  const { create, send, merge, failure, pauseMs, mostSites } = options
  let waiting = new Map<string, { readonly site: SiteIds; readonly counts: Counts }>()

  const flusher = createFlusher({ pauseMs, write })

  function of({ siteId, organisationId }: SiteIds): Counts | null {
    const known = waiting.get(siteId)
    if (!known && waiting.size >= mostSites) return null
    const entry = known ?? { site: { siteId, organisationId }, counts: create() }
    waiting.set(siteId, entry)
    flusher.soon()
    return entry.counts
  }

  async function write(): Promise<void> {
    const batch = [...waiting.values()]
    waiting = new Map()
    if (batch.length === 0) return
    try {
      await send(batch)
    } catch (error) {
      console.error(failure, error)
      for (const { site, counts } of batch) {
        const meanwhile = of(site)
        if (meanwhile) merge(meanwhile, counts)
      }
    }
  }

  return { of, flush: flusher.flush }
}
