import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'

export interface AuditRow {
  readonly id: string
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly actorId: string | null
  readonly actorName: string
  readonly action: string
  readonly target: string
  readonly summary: string
  readonly detail: unknown
  readonly at: string
}

/** Autosaves: written every few seconds during editing. */
const draftSaves = ['site.saveDraft', 'layer.saveDraft']

const dayAfter = (day: string | null): Date | undefined => {
  const start = day ? Date.parse(day) : Number.NaN
  return Number.isNaN(start) ? undefined : new Date(start + 86_400_000)
}

/**
 * Audit entries, latest first. Filters: q, action, area (the first part of an action), actorId, organisationId, siteId, siteIds, target,
 * from and to (days, in UTC), drafts: 'hidden' excludes draft saves.
 */
export const listAudit = (scope: Scope, query: ListQuery): Promise<ListResult<AuditRow>> => {
  const { text, texts, instant } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const [q, siteIds] = [text('q'), texts('siteIds')]
  const where: Prisma.AuditEntryWhereInput = {
    action: text('action') ?? (text('area') ? { startsWith: `${text('area')}.` } : undefined),
    actorId: text('actorId') ?? undefined,
    at: { gte: instant('from') ?? undefined, lt: dayAfter(text('to')) },
    organisationId: text('organisationId') ?? undefined,
    AND: [
      text('drafts') === 'hidden' ? { NOT: { action: { in: draftSaves } } } : {},
      { siteId: text('siteId') ?? undefined },
      { siteId: siteIds ? { in: siteIds } : undefined },
    ],
    target: text('target') ?? undefined,
    id: texts('ids')
      ? {
          in: texts('ids')
            ?.filter((id) => /^\d{1,18}$/.test(id))
            .map(BigInt),
        }
      : undefined,
    OR: q
      ? [{ summary: { contains: escapeLike(q), mode: 'insensitive' } }, { actorName: { contains: escapeLike(q), mode: 'insensitive' } }]
      : undefined,
  }
  return scope.transaction(async (tx) => {
    const rows = await tx.auditEntry.findMany({
      where,
      orderBy: { id: query.sort?.order === 'ASC' ? 'asc' : 'desc' },
      take: limit,
      skip: offset,
    })
    const total = await tx.auditEntry.count({ where })
    return { rows: rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })), total }
  })
}
