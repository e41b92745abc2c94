import { z } from 'zod'
import { createSiteCounts } from '../counting/createSiteCounts'
import type { SiteIds } from '../sites/SiteSource'

const id = z.string().min(1).max(200)
const path = z.string().max(600)
const count = z.number().int().min(0).max(1_000_000)

const siteCounts = z.array(
  z.object({
    siteId: id,
    organisationId: id,
    followed: z.array(z.tuple([path, count])),
    missing: z.array(z.tuple([path, z.object({ people: count, machines: count })])),
  }),
)

/** Address counts of a site: used redirects with counts, and unknown paths. */
export type SiteAddressCounts = z.infer<typeof siteCounts>[number]

/** Parses address counts; null if invalid. */
export function parseAddressCounts(input: unknown): SiteAddressCounts[] | null {
  return siteCounts.safeParse(input).data ?? null
}

/** Counts used redirects and unknown addresses, and sends them in batches, so that responses don't wait. */
export interface AddressLog {
  followed(site: SiteIds, from: readonly string[]): void
  missing(site: SiteIds, path: string, isBotOrPrefetch: boolean): void
  /** Sends pending counts; a failed batch is retried with the next. */
  flush(): Promise<void>
}

export interface AddressLogOptions {
  send(siteCounts: readonly SiteAddressCounts[]): Promise<void>
  /** Maximum delay of a count in milliseconds. */
  readonly pauseMs: number
  /** Limit of pending addresses per site, against scanners. */
  readonly maxPerSite: number
  /** Limit of pending sites while sending fails. */
  readonly maxSites: number
}

interface Counts {
  readonly followed: Map<string, number>
  readonly missing: Map<string, { people: number; machines: number }>
}

const maxPathLength = 300

export function createAddressLog({ send, pauseMs, maxPerSite, maxSites }: AddressLogOptions): AddressLog {
  const counts = createSiteCounts<Counts>({
    create: () => ({ followed: new Map(), missing: new Map() }),
    send: (batch) =>
      send(batch.map(({ site, counts: { followed, missing } }) => ({ ...site, followed: [...followed], missing: [...missing] }))),
    merge: (into, { followed, missing }) => {
      for (const [from, times] of followed) addFollowed(into, from, times)
      for (const [path, more] of missing) addMissing(into, path, more)
    },
    failure: 'Address counts could not be stored:',
    pauseMs,
    maxSites,
  })

  function addFollowed({ followed }: Counts, from: string, times: number): void {
    if (followed.has(from) || followed.size < maxPerSite) followed.set(from, (followed.get(from) ?? 0) + times)
  }

  function addMissing({ missing }: Counts, path: string, more: { people: number; machines: number }): void {
    const known = missing.get(path)
    if (!known && missing.size >= maxPerSite) return
    missing.set(path, { people: (known?.people ?? 0) + more.people, machines: (known?.machines ?? 0) + more.machines })
  }

  return {
    followed(site, from) {
      const siteCounts = from.length > 0 ? counts.find(site) : null
      if (siteCounts) for (const each of from) addFollowed(siteCounts, each, 1)
    },
    missing(site, path, isBotOrPrefetch) {
      const siteCounts = path.length <= maxPathLength ? counts.find(site) : null
      if (siteCounts) addMissing(siteCounts, path, { people: isBotOrPrefetch ? 0 : 1, machines: isBotOrPrefetch ? 1 : 0 })
    },
    flush: counts.flush,
  }
}
