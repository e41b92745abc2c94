import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import type { ListQuery, ListResult } from '../../lists/ListQuery'
import { listPage, literally } from '../../lists/listSql'
import { parseFilter } from '../../lists/parseFilter'
import { type Entry, toEntry } from './Entry'

export interface EntryRecord extends Entry {
  readonly siteName: string
}

/** Who took part in prize draws, latest first (RTE-21). Filters: q (name, address or mobile, what was won, its code), won. */
export const listEntries = (scope: Scope, query: ListQuery, siteIds: readonly string[] | null = null): Promise<ListResult<EntryRecord>> => {
  const { text, flag } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const [q, won] = [text('q'), flag('won')]
  const has = { contains: literally(q ?? ''), mode: 'insensitive' as const }
  const where: Prisma.PromotionEntryWhereInput = {
    ...(siteIds && { siteId: { in: [...siteIds] } }),
    ...(won !== null && { prizeId: won ? { not: null } : null }),
    ...(q && { OR: [{ name: has }, { person: has }, { prize: has }, { code: has }] }),
  }
  const order = query.sort?.order === 'ASC' ? 'asc' : 'desc'
  return scope.transaction(async (tx) => {
    const rows = await tx.promotionEntry.findMany({ where, orderBy: [{ enteredAt: order }, { id: 'asc' }], take: limit, skip: offset })
    const sites = await tx.site.findMany({ where: { id: { in: rows.map(({ siteId }) => siteId) } }, select: { id: true, name: true } })
    return {
      rows: rows.map((row) => ({ ...toEntry(row), siteName: sites.find(({ id }) => id === row.siteId)?.name ?? '' })),
      total: await tx.promotionEntry.count({ where }),
    }
  })
}
