import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../lists/ListQuery'
import { listPage } from '../lists/listSql'
import { parseFilter } from '../lists/parseFilter'
import type { LeadRow } from './LeadRow'
import { leadSearch } from './leadSearch'
import { leadRelations, toLead } from './toLead'

const sortFields = ['createdAt', 'name', 'form', 'category'] as const
const dayMs = 86_400_000

const whereOf = (filter: ListQuery['filter']): Prisma.LeadWhereInput => {
  const { text, texts, flag, instant } = parseFilter(filter)
  const [q, ids, siteIds, statuses, to] = [text('q'), texts('ids'), texts('siteIds'), texts('status'), instant('to')]
  const isDay = (text('to') ?? '').length === 10
  return {
    AND: [
      { id: ids ? { in: ids } : undefined },
      { siteId: text('siteId') ?? undefined },
      { siteId: siteIds ? { in: siteIds } : undefined },
      { conversation: statuses ? { stage: { in: statuses } } : undefined },
      {
        form: text('form') ?? undefined,
        category: text('category') ?? undefined,
        carId: text('carId') ?? undefined,
        organisationId: text('organisationId') ?? undefined,
      },
      { suspicious: flag('suspicious') ?? undefined },
      { createdAt: { gte: instant('from') ?? undefined } },
      // A day as the end means the whole of it.
      { createdAt: to ? { lt: isDay ? new Date(to.getTime() + dayMs) : to } : undefined },
      q ? leadSearch(q) : {},
    ],
  }
}

/** The leads of a scope, latest first. Filters: q, ids, status, siteId, siteIds, organisationId, form, category, carId, suspicious, from, to. */
export const listLeads = (scope: Scope, query: ListQuery): Promise<ListResult<LeadRow>> => {
  const where = whereOf(query.filter)
  const { limit, offset } = listPage(query)
  const order = query.sort?.order === 'ASC' ? 'asc' : 'desc'
  const field = sortFields.find((name) => name === query.sort?.field) ?? 'createdAt'
  const by = query.sort?.field === 'status' ? { conversation: { stage: order } as const } : { [field]: order }
  return scope.transaction(async (tx) => {
    const rows = await tx.lead.findMany({
      where,
      include: leadRelations,
      orderBy: [by, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    const total = await tx.lead.count({ where })
    return { rows: rows.map(toLead), total }
  })
}
