import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'

/** The name of an organisation; null if it is out of scope. */
export const organisationName = (scope: Scope, organisationId: string): Promise<string | null> =>
  scope.transaction(
    async (tx) => (await tx.organisation.findUnique({ where: { id: organisationId }, select: { name: true } }))?.name ?? null,
  )

export interface OrganisationRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly siteCount: number
  readonly dealershipCount: number
  readonly locationCount: number
  readonly carCount: number
  /** When it was archived. */
  readonly archivedAt: string | null
}

/** The organisations of a scope. Filters: q, ids, inUse. */
export const listOrganisations = (scope: Scope, query: ListQuery): Promise<ListResult<OrganisationRow>> => {
  const { text, texts, flag } = parseFilter(query.filter)
  const [q, ids] = [text('q'), texts('ids')]
  const { limit, offset } = listPage(query)
  const where: Prisma.OrganisationWhereInput = {
    name: q ? { contains: escapeLike(q), mode: 'insensitive' } : undefined,
    id: ids ? { in: ids } : undefined,
    archivedAt: flag('inUse') ? null : undefined,
  }
  return scope.transaction(async (tx) => {
    const rows = await tx.organisation.findMany({
      where,
      include: { _count: { select: { sites: true, dealerships: true, locations: { where: { removedAt: null } }, cars: true } } },
      orderBy: { name: query.sort?.order === 'DESC' ? 'desc' : 'asc' },
      take: limit,
      skip: offset,
    })
    const total = await tx.organisation.count({ where })
    return {
      rows: rows.map(({ id, slug, name, archivedAt, _count }) => ({
        id,
        slug,
        name,
        siteCount: _count.sites,
        dealershipCount: _count.dealerships,
        locationCount: _count.locations,
        carCount: _count.cars,
        archivedAt: archivedAt?.toISOString() ?? null,
      })),
      total,
    }
  })
}
