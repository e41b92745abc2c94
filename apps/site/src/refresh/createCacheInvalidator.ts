import type { LiveSite, Refresh, SiteRegistry } from '../sites/createSiteRegistry'
import { expiredTags } from './cacheTags'

type TaggedChange = Exclude<Refresh, { kind: 'everything' }>

interface CacheInvalidatorOptions {
  readonly registry: Pick<SiteRegistry, 'refresh' | 'byId'>
  /** Resolves when pages that were begun before are made. */
  settled(): Promise<void>
  /** Pages with any of the tags are made anew; null stands for all pages. */
  expire(tags: readonly string[] | null): void
}

const isTagged = (change: Refresh): change is TaggedChange => change.kind !== 'everything'

/**
 * Takes over changes: once it resolves, no page shows what was before. A publish is told twice, by the console and by the database:
 * the second time no page is made anew, as those made since show it already; what the first time began is waited for. Gives the tags that
 * expire, null for all, whoever tells it: who answers sooner must not answer for pages that are still there.
 */
export function createCacheInvalidator({
  registry,
  settled,
  expire,
}: CacheInvalidatorOptions): (changes: readonly Refresh[]) => Promise<readonly string[] | null> {
  /** Sites as they are held, with when no page showed them as they were before. */
  const applied = new WeakMap<LiveSite, Promise<void>>()

  async function expireAll(changes: readonly Refresh[]): Promise<void> {
    // Pages that were begun before may hold the old state; they are waited for, so that what they leave behind expires as well.
    await settled()
    if (changes.some(({ kind }) => kind === 'everything')) expire(null)
    expire([...new Set(changes.filter(isTagged).flatMap(expiredTags))])
  }

  return async (changes) => {
    await registry.refresh(...changes)
    const seen = await Promise.all(
      changes.map(async (change) => ({ change, site: change.kind === 'site' ? await registry.byId(change.siteId) : null })),
    )
    const isApplied = ({ change, site }: (typeof seen)[number]) =>
      change.kind === 'site' && site !== null && site.published.version === change.version && applied.has(site)
    const [again, anew] = [seen.filter(isApplied), seen.filter((one) => !isApplied(one))]
    const done = anew.length > 0 ? expireAll(anew.map(({ change }) => change)) : Promise.resolve()
    for (const { site } of anew) if (site) applied.set(site, done)
    await Promise.all([done, ...again.map(({ site }) => site && applied.get(site))])
    return changes.some(({ kind }) => kind === 'everything') ? null : [...new Set(changes.filter(isTagged).flatMap(expiredTags))]
  }
}
