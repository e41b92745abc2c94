import type { AskedSite } from './createRedirects'
import type { AskedOfSite } from './parseAsked'

/** Counts which redirects were followed and which addresses named nothing, and says it now and then, so that no answer waits for it. */
export interface AddressLog {
  followed(site: AskedSite, from: readonly string[]): void
  missing(site: AskedSite, path: string, isMachine: boolean): void
  /** Says what there is; what fails is said the next time. */
  flush(): Promise<void>
}

export interface AddressLogOptions {
  send(asked: readonly AskedOfSite[]): Promise<void>
  /** How long a count may wait. Milliseconds. */
  readonly pauseMs: number
  /** The most addresses of a site that wait: whoever tries all of them fills no memory. */
  readonly mostPerSite: number
  /** The most sites that wait, while nobody takes it down. */
  readonly mostSites: number
}

interface Counts extends AskedSite {
  readonly followed: Map<string, number>
  readonly missing: Map<string, { people: number; machines: number }>
}

const longestPath = 300

export function createAddressLog({ send, pauseMs, mostPerSite, mostSites }: AddressLogOptions): AddressLog {
  let waiting = new Map<string, Counts>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

  function countsOf({ siteId, organisationId }: AskedSite): Counts | null {
    const known = waiting.get(siteId)
    if (known) return known
    if (waiting.size >= mostSites) return null
    const counts: Counts = { siteId, organisationId, followed: new Map(), missing: new Map() }
    waiting.set(siteId, counts)
    return counts
  }

  function soon(): void {
    if (timer) return
    timer = setTimeout(() => void flush(), pauseMs)
    timer.unref()
  }

  function follow(counts: Counts | null, from: string, times: number): void {
    if (!counts || (!counts.followed.has(from) && counts.followed.size >= mostPerSite)) return
    counts.followed.set(from, (counts.followed.get(from) ?? 0) + times)
    soon()
  }

  function miss(counts: Counts | null, path: string, more: { people: number; machines: number }): void {
    if (!counts) return
    const known = counts.missing.get(path)
    if (!known && counts.missing.size >= mostPerSite) return
    counts.missing.set(path, { people: (known?.people ?? 0) + more.people, machines: (known?.machines ?? 0) + more.machines })
    soon()
  }

  async function sendAll(): Promise<void> {
    const taken = waiting
    waiting = new Map()
    if (taken.size === 0) return
    try {
      await send([...taken.values()].map(({ followed, missing, ...site }) => ({ ...site, followed: [...followed], missing: [...missing] })))
    } catch (error) {
      console.error('What was asked for could not be taken down:', error)
      for (const site of taken.values()) {
        for (const [from, times] of site.followed) follow(countsOf(site), from, times)
        for (const [path, counts] of site.missing) miss(countsOf(site), path, counts)
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending = sending.then(sendAll)
    return sending
  }

  return {
    followed(site, from) {
      for (const each of from) follow(countsOf(site), each, 1)
    },
    missing(site, path, isMachine) {
      if (path.length <= longestPath) miss(countsOf(site), path, { people: isMachine ? 0 : 1, machines: isMachine ? 1 : 0 })
    },
    flush,
  }
}
