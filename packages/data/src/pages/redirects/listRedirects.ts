import { createRedirectTable, type Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { Database } from '../../createDatabase'
import { siteRedirects } from './siteRedirects'

export interface ListedRedirect extends Redirect {
  readonly hits: number
  /** ISO in UTC; null if never requested. */
  readonly lastSeenAt: string | null
  readonly updatedAt: string
  readonly updatedBy: string
  /** Final target of a chain of redirects; null for a single redirect. */
  readonly endsAt: string | null
}

export interface ListedChange {
  readonly id: string
  readonly summary: string
  readonly changedAt: string
  readonly changedBy: string
  readonly isUndone: boolean
}

export interface RedirectList {
  readonly total: number
  /** Total number of matches. */
  readonly found: number
  readonly rows: readonly ListedRedirect[]
  /** Latest first. */
  readonly changes: readonly ListedChange[]
}

const redirectsPerPage = 50
const shownChanges = 5

/** One page of a site's redirects, last changed first, and the latest changes. */
export const listRedirects = async (
  db: Database,
  { organisationId, siteId, q, page }: { organisationId: string; siteId: string; q: string; page: number },
): Promise<RedirectList> => {
  const table = createRedirectTable(await siteRedirects(db, { organisationId, siteId }))
  return db.forOrganisation(organisationId).transaction(async (tx) => {
    const where = {
      organisationId,
      siteId,
      ...(q !== '' && {
        OR: [{ from: { contains: q, mode: 'insensitive' as const } }, { to: { contains: q, mode: 'insensitive' as const } }],
      }),
    }
    const found = await tx.redirect.count({ where })
    const rows = await tx.redirect.findMany({
      where,
      orderBy: [{ updatedAt: 'desc' }, { from: 'asc' }],
      take: redirectsPerPage,
      skip: page * redirectsPerPage,
    })
    const changes = await tx.redirectChange.findMany({
      where: { organisationId, siteId },
      omit: { rows: true },
      orderBy: [{ changedAt: 'desc' }, { id: 'asc' }],
      take: shownChanges,
    })
    return {
      total: table.size,
      found,
      rows: rows.map(({ from, to, code, hits, lastSeenAt, updatedAt, updatedBy }) => {
        const end = from.endsWith('*') ? null : table.find(from)
        return {
          ...{ from, to, code: code as Redirect['code'], hits: Number(hits), updatedBy },
          lastSeenAt: lastSeenAt?.toISOString() ?? null,
          updatedAt: updatedAt.toISOString(),
          endsAt: end && end.by.length > 1 ? (end.to ?? 'permanently removed') : null,
        }
      }),
      changes: changes.map(({ id, summary, changedAt, changedBy, undoneAt }) => ({
        ...{ id, summary, changedBy },
        changedAt: changedAt.toISOString(),
        isUndone: undoneAt !== null,
      })),
    }
  })
}
