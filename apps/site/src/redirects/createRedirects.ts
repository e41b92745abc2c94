import { createRedirectTable, type FollowedRedirect, type RedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { redirectsTag, siteTag } from '../refresh/cacheTags'
import { createMemo, type Memo } from '../sites/createMemo'
import type { LiveRedirects } from '../sites/createSiteRegistry'
import type { SiteIds } from '../sites/SiteSource'

/** In-memory redirects of all sites. */
export interface Redirects {
  /** Site of a host and redirect of an address; null for an unknown site, or while it can't be loaded. */
  find(host: string, address: string): Promise<{ readonly site: SiteIds; readonly redirect: FollowedRedirect | null } | null>
  /** Expires redirects by tag; null expires all. */
  expire(tags: readonly string[] | null): void
}

interface SiteRedirects extends SiteIds {
  readonly table: RedirectTable
}

/** Changes expire entries; a missed one is corrected after this time. Milliseconds. */
const maxAgeMs = 24 * 3_600_000

/** LRU cache of redirects by host, at most `maxHosts`; `load` reads a host on first use. */
export function createRedirects({
  load,
  maxHosts,
  now,
}: {
  load(host: string): Promise<LiveRedirects | null>
  readonly maxHosts: number
  now(): number
}): Redirects {
  const memos = new Map<string, Memo<SiteRedirects | null>>()
  const loaded = new Map<string, SiteRedirects>()

  async function read(host: string): Promise<SiteRedirects | null> {
    const live = await load(host)
    if (!live) return null
    const { siteId, organisationId, redirects } = live
    const found = { siteId, organisationId, table: createRedirectTable(redirects) }
    loaded.set(host, found)
    return found
  }

  function forget(host: string): void {
    memos.delete(host)
    loaded.delete(host)
  }

  function hostMemo(host: string): Memo<SiteRedirects | null> {
    const memo = memos.get(host) ?? createMemo({ load: () => read(host), maxAge: maxAgeMs, now })
    memos.delete(host)
    memos.set(host, memo)
    const [first] = memos.keys()
    if (memos.size > maxHosts && first !== undefined) forget(first)
    return memo
  }

  return {
    async find(host, address) {
      if (host === '') return null
      const site = await hostMemo(host)
        .get()
        .catch(() => null)
      if (site === null) forget(host)
      if (site === null) return null
      const { siteId, organisationId, table } = site
      return { site: { siteId, organisationId }, redirect: table.size === 0 ? null : table.find(address) }
    },

    expire(tags) {
      for (const [host, memo] of memos) {
        const siteId = loaded.get(host)?.siteId
        if (tags === null || siteId === undefined || tags.includes(siteTag(siteId)) || tags.includes(redirectsTag(siteId))) memo.expire()
      }
    },
  }
}
