import type { SiteIds } from '../sites/SiteSource'

/** Writes buffered data in batches, so that responses don't wait for it. */
interface Flusher {
  /** Schedules a write within the pause. */
  schedule(): void
  /** Writes now, after a running write. */
  flush(): Promise<void>
}

interface FlusherOptions {
  /** Writes the buffer; handles its own failures. */
  write(): Promise<void>
  /** Maximum delay in milliseconds. */
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
    schedule() {
      if (timer) return
      timer = setTimeout(() => void flush(), pauseMs)
      timer.unref()
    },
    flush,
  }
}

/** In-memory counts of sites, sent in batches; a failed batch is merged into the next. */
export interface SiteCounts<Counts> {
  /** Pending counts of a site; null if the limit of pending sites is reached. */
  find(site: SiteIds): Counts | null
  /** Sends pending counts. */
  flush(): Promise<void>
}

export interface SiteCountsOptions<Counts> {
  create(): Counts
  send(batch: readonly { readonly site: SiteIds; readonly counts: Counts }[]): Promise<void>
  /** Merges unsent counts into newer ones. */
  merge(into: Counts, unsent: Counts): void
  /** Log message of a failure. */
  readonly failure: string
  /** Maximum delay of a count in milliseconds. */
  readonly pauseMs: number
  /** Limit of pending sites while sending fails. */
  readonly maxSites: number
}

export function createSiteCounts<Counts>(options: SiteCountsOptions<Counts>): SiteCounts<Counts> {
  const { create, send, merge, failure, pauseMs, maxSites } = options
  let pending = new Map<string, { readonly site: SiteIds; readonly counts: Counts }>()

  const flusher = createFlusher({ pauseMs, write })

  function find({ siteId, organisationId }: SiteIds): Counts | null {
    const known = pending.get(siteId)
    if (!known && pending.size >= maxSites) return null
    const entry = known ?? { site: { siteId, organisationId }, counts: create() }
    pending.set(siteId, entry)
    flusher.schedule()
    return entry.counts
  }

  async function write(): Promise<void> {
    const batch = [...pending.values()]
    pending = new Map()
    if (batch.length === 0) return
    try {
      await send(batch)
    } catch (error) {
      console.error(failure, error)
      for (const { site, counts } of batch) {
        const newer = find(site)
        if (newer) merge(newer, counts)
      }
    }
  }

  return { find, flush: flusher.flush }
}
