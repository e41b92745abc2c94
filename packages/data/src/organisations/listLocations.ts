import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { ListQuery, ListResult } from '../lists/ListQuery'
import { listPage, literally } from '../lists/listSql'
import { parseFilter } from '../lists/parseFilter'
import type { LocationsOf, OwnedLocation } from './LocationDraft'
import { locationsOfSites } from './locationsOfSites'
import { toLocation } from './toLocation'

const sortFields = ['name', 'city'] as const

/** A location as lists show it: as it is live, and whether changes wait. */
export interface ListedLocation extends OwnedLocation {
  readonly hasDraft: boolean
}

/** The locations of a scope. Filters: q (name, suburb or postcode), organisationId, dealershipId, visible. */
export const listLocations = (scope: Scope, query: ListQuery, siteIds: LocationsOf): Promise<ListResult<ListedLocation>> =>
  scope.transaction(async (tx) => {
    const { text, flag } = parseFilter(query.filter)
    const { limit, offset } = listPage(query)
    const q = text('q')
    const has = (words: string) => ({ contains: literally(words), mode: 'insensitive' as const })
    const where: Prisma.LocationWhereInput = {
      AND: [
        await locationsOfSites(tx, siteIds),
        {
          organisationId: text('organisationId') ?? undefined,
          dealershipId: text('dealershipId') ?? undefined,
          visible: flag('visible') ?? undefined,
          OR: q ? [{ name: has(q) }, { city: has(q) }, { street: has(q) }, { postcode: has(q) }] : undefined,
        },
      ],
    }
    const field = sortFields.find((name) => name === query.sort?.field) ?? 'name'
    const rows = await tx.location.findMany({
      where,
      include: { dealership: true, draft: { select: { revision: true } } },
      orderBy: [{ [field]: query.sort?.order === 'DESC' ? 'desc' : 'asc' }, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    const total = await tx.location.count({ where })
    return { rows: rows.map((row) => ({ ...toLocation(row), organisationId: row.organisationId, hasDraft: row.draft !== null })), total }
  })
