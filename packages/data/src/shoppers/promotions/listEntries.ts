import type { Scope } from '../../createDatabase'
import type { Prisma, PromotionEntry as Row } from '../../generated/client'
import { escapeLike, listPage } from '../../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../../lists/parseFilter'

/** An entry of a prize draw with its result. */
export interface Entry {
  readonly id: string
  readonly organisationId: string
  readonly siteId: string
  readonly promotion: string
  /** Email or mobile. */
  readonly person: string
  readonly proved: boolean
  readonly name: string
  /** The prize as named at the time, with the winner's code; null without a prize. */
  readonly won: { readonly prize: string; readonly text: string; readonly code: string } | null
  /** ISO in UTC. */
  readonly enteredAt: string
}

export const toEntry = ({
  id,
  organisationId,
  siteId,
  promotion,
  person,
  proved,
  name,
  prize,
  prizeText,
  code,
  enteredAt,
}: Row): Entry => ({
  ...{ id, organisationId, siteId, promotion, person, proved, name },
  won: code === null ? null : { prize, text: prizeText, code },
  enteredAt: enteredAt.toISOString(),
})

/** An entry of a prize draw by id; null if the scope has none. */
export const readEntry = (scope: Scope, id: string): Promise<Entry | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.promotionEntry.findFirst({ where: { id } })
    return row && toEntry(row)
  })

export interface EntryRecord extends Entry {
  readonly siteName: string
}

/** Entries of prize draws, latest first (RTE-21). Filters: q (name, email or mobile, prize, code), won. */
export const listEntries = (scope: Scope, query: ListQuery, siteIds: readonly string[] | null = null): Promise<ListResult<EntryRecord>> => {
  const { text, flag } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const [q, won] = [text('q'), flag('won')]
  const has = { contains: escapeLike(q ?? ''), mode: 'insensitive' as const }
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
