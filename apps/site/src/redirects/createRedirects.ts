import { createRedirectTable, type Followed, type RedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { redirectsTag, siteTag } from '../refresh/cacheTags'
import { createMemo, type Memo } from '../sites/createMemo'
import type { LiveRedirects } from '../sites/createSiteRegistry'
import type { SiteIds } from '../sites/SiteSource'

/** Where old addresses of all sites lead, in memory. */
export interface Redirects {
  /** The site of a host, with where an address of it leads; null where there is no such site, or nobody can say now. */
  find(host: string, address: string): Promise<{ readonly site: SiteIds; readonly led: Followed | null } | null>
  /** What the tags stand for is read anew when it is asked for next; null stands for all. */
  expire(tags: readonly string[] | null): void
}

interface Held extends SiteIds {
  readonly table: RedirectTable
}

/** Changes are told; what was not heard of is found out as late. Milliseconds. */
const oldest = 24 * 3_600_000

/** Holds the redirects of the hosts asked for last, `most` of them; those of a host are read when it is first asked for, by `load`. */
export function createRedirects({
  load,
  most,
  now,
}: {
  load(host: string): Promise<LiveRedirects | null>
  readonly most: number
  now(): number
}): Redirects {
  const memos = new Map<string, Memo<Held | null>>()
  const held = new Map<string, Held>()

  async function read(host: string): Promise<Held | null> {
    const said = await load(host)
    if (!said) return null
    const { siteId, organisationId, redirects } = said
    const found = { siteId, organisationId, table: createRedirectTable(redirects) }
    held.set(host, found)
    return found
  }

  function forget(host: string): void {
    memos.delete(host)
    held.delete(host)
  }

  function memoOf(host: string): Memo<Held | null> {
    const memo = memos.get(host) ?? createMemo({ load: () => read(host), maxAge: oldest, now })
    memos.delete(host)
    memos.set(host, memo)
    const [first] = memos.keys()
    if (memos.size > most && first !== undefined) forget(first)
    return memo
  }

  return {
    async find(host, address) {
      if (host === '') return null
      const site = await memoOf(host)
        .get()
        .catch(() => null)
      if (site === null) forget(host)
      if (site === null) return null
      const { siteId, organisationId, table } = site
      return { site: { siteId, organisationId }, led: table.size === 0 ? null : table.find(address) }
    },

    expire(tags) {
      for (const [host, memo] of memos) {
        const siteId = held.get(host)?.siteId
        if (tags === null || siteId === undefined || tags.includes(siteTag(siteId)) || tags.includes(redirectsTag(siteId))) memo.expire()
      }
    },
  }
}
