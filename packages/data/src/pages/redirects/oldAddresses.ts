import { createPageFinder } from '@forecourt/rules/routing/redirects/createPageFinder'
import { createRedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { parseOldAddress } from '@forecourt/rules/routing/redirects/parseRedirect'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database } from '../../createDatabase'
import { likelyPages } from './missingAddresses'
import { siteRedirects } from './siteRedirects'
import { siteRoutes } from './siteRoutes'

/** An old address with its proposed page; null for none. */
export interface OldAddress {
  readonly from: string
  readonly to: string | null
}

/** Report on an old site's addresses, each of which is in exactly one of the groups. */
export interface OldSiteReport {
  readonly total: number
  /** The same path exists here. */
  readonly same: number
  /** A redirect exists already. */
  readonly redirectedCount: number
  /** Addresses for which similar pages are proposed as targets. */
  readonly proposed: readonly OldAddress[]
  /** Addresses without a similar page: the user chooses a target. */
  readonly open: readonly OldAddress[]
}

interface AddressQuery {
  readonly organisationId: string
  readonly siteId: string
  /** As in a sitemap: full URLs, or paths. */
  readonly addresses: readonly string[]
  /** Their origin, such as a domain or a file. */
  readonly source: string
  readonly actor: Actor
  readonly now: string
}

/**
 * Reports which addresses of an old site work, and proposes pages for the others. Changes nothing but an audit entry. Null for a site that
 * isn't live.
 */
export const oldAddresses = async (
  db: Database,
  { organisationId, siteId, addresses, source, actor, now }: AddressQuery,
): Promise<OldSiteReport | null> => {
  const routes = await siteRoutes(db, siteId, now)
  if (!routes) return null
  const froms = new Set<string>()
  let standardCount = 0
  for (const address of addresses) {
    const parsed = parseOldAddress(address)
    if ('value' in parsed && !parsed.value.endsWith('*')) froms.add(parsed.value)
    // The home page and standard files exist on every site.
    else standardCount++
  }
  const table = createRedirectTable(await siteRedirects(db, { organisationId, siteId }))
  const rest = [...froms].filter((from) => !table.find(from))
  const existing = await routes.hiddenPages(rest)
  const find = createPageFinder(await likelyPages(db, routes, now))
  const proposed: OldAddress[] = []
  const open: OldAddress[] = []
  for (const from of rest) {
    if (existing.has(from) || routes.ownTarget(from) !== null) continue
    const to = find(from)?.path ?? null
    ;(to === null ? open : proposed).push({ from, to })
  }
  const redirectedCount = froms.size - rest.length
  const same = standardCount + rest.length - proposed.length - open.length
  const total = standardCount + froms.size
  await db.forOrganisation(organisationId).transaction((tx) =>
    appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'redirect.oldSite', target: siteId },
      summary: `Checked ${total === 1 ? '1 address' : `${total} addresses`} of the old site from ${source}: ${total - open.length - proposed.length} work, ${proposed.length} suggested`,
    }),
  )
  return { total, same, redirectedCount, proposed, open }
}
