import { carHref } from '@forecourt/rules/routing/carHref'
import { createPageFinder } from '@forecourt/rules/routing/redirects/createPageFinder'
import { createRedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database } from '../../createDatabase'
import { listedAddresses } from '../../stock/search/listedAddresses'
import { listedPaths } from '../listedPaths'
import { siteRedirects } from './siteRedirects'
import { type SiteRoutes, siteRoutes } from './siteRoutes'

/** A path that was not found (404), with the most similar page. */
export interface MissingAddress {
  readonly path: string
  readonly people: number
  readonly machines: number
  readonly lastSeenAt: string
  /** Null if no page is similar. */
  readonly near: string | null
}

interface AddressQuery {
  readonly organisationId: string
  readonly siteId: string
  readonly now: string
}

const maxShown = 100

/** All paths of a site that are candidates for redirects. */
export const likelyPages = async (db: Database, { site, data }: Pick<SiteRoutes, 'site' | 'data'>, now: string): Promise<string[]> => [
  ...(await listedPaths(db, site, data, now)),
  ...(await listedAddresses(db, site, { now, part: 0, parts: 1 })).map((car) => carHref(car)),
]

/** Paths that users requested but that were not found, most users first, without those that have a redirect now. */
export const missingAddresses = async (db: Database, { organisationId, siteId, now }: AddressQuery): Promise<MissingAddress[]> => {
  const rows = await db.forOrganisation(organisationId).transaction((tx) =>
    tx.missingAddress.findMany({
      where: { organisationId, siteId, dismissed: false, people: { gt: 0 } },
      orderBy: [{ people: 'desc' }, { lastSeenAt: 'desc' }, { path: 'asc' }],
      take: 2 * maxShown,
    }),
  )
  if (rows.length === 0) return []
  const table = createRedirectTable(await siteRedirects(db, { organisationId, siteId }))
  const routes = await siteRoutes(db, siteId, now)
  const find = createPageFinder(routes ? await likelyPages(db, routes, now) : [])
  return rows
    .filter(({ path }) => !table.find(path))
    .slice(0, maxShown)
    .map(({ path, people, machines, lastSeenAt }) => ({
      path,
      people,
      machines,
      lastSeenAt: lastSeenAt.toISOString(),
      near: find(path)?.path ?? null,
    }))
}

/** Dismisses a not-found path, or restores it; false if there is none. */
export const dismissMissing = (
  db: Database,
  {
    organisationId,
    siteId,
    path,
    dismissed,
    actor,
  }: Omit<AddressQuery, 'now'> & { readonly path: string; readonly dismissed: boolean; readonly actor: Actor },
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { count } = await tx.missingAddress.updateMany({ where: { organisationId, siteId, path }, data: { dismissed } })
    if (count === 0) return false
    const summary = dismissed ? `${path} is no longer suggested for a redirect` : `${path} is suggested again for a redirect`
    await appendAudit(tx, { organisationId, siteId, actor, action: 'redirect.dismiss', target: siteId, summary })
    return true
  })
