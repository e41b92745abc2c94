import { type CarAttention, carAttentions } from '@forecourt/rules/stock/carAttention'
import { type CarStage, carStages } from '@forecourt/rules/stock/carStage'
import { type StockAge, stockAges } from '@forecourt/rules/stock/stockAge'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { ListQuery } from '../lists/ListQuery'
import { allOf } from '../lists/listSql'
import { carsOfSites } from './carsOfSites'
import { ageCondition, attentionConditions, stageConditions, stockListConditions } from './stockListConditions'

/** How many cars of a filtered list are in each stage, of each age and want which attention. */
export interface StockCounts {
  readonly total: number
  readonly stages: { readonly [Stage in CarStage]: number }
  /** Of cars in the yard alone. */
  readonly ages: { readonly [Age in StockAge]: number }
  readonly attention: { readonly [Attention in CarAttention]: number }
}

const counted = <Name extends string>(names: readonly Name[], prefix: string, condition: (name: Name) => Prisma.Sql): Prisma.Sql[] =>
  names.map((name, index) => Prisma.sql`count(*) filter (where ${condition(name)})::int as ${Prisma.raw(`${prefix}${index}`)}`)

const named = <Name extends string>(names: readonly Name[], prefix: string, row: Record<string, number>) =>
  Object.fromEntries(names.map((name, index) => [name, row[`${prefix}${index}`] ?? 0])) as Record<Name, number>

/** Counts a scope's stock, or that of some sites of it, by what its list is divided into; filters are the list's. */
export const stockCounts = (
  scope: Scope,
  filter: ListQuery['filter'],
  siteIds: readonly string[] | null,
  now: string,
): Promise<StockCounts> =>
  scope.transaction(async (tx) => {
    const within = await carsOfSites(tx, siteIds)
    const where = allOf([...stockListConditions(filter, now), ...(within ? [within] : [])])
    const attention = attentionConditions(now)
    const yard = Prisma.sql`car.status in ('in_stock', 'coming_soon')`
    const columns = [
      ...counted(carStages, 'stage', (stage) => stageConditions[stage]),
      ...counted(stockAges, 'age', (age) => Prisma.sql`${yard} and ${ageCondition(age, now)}`),
    ]
    const [row = {}] = await tx.$queryRaw<Record<string, number>[]>`
      select count(*)::int as total, ${Prisma.join(columns)} from cars car where ${where}`
    // Each by itself can be joined to photos and leads at once; as one condition of many it would be looked up for every car.
    const wanting: [CarAttention, number][] = []
    for (const name of carAttentions) {
      const [found] = await tx.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from cars car where ${where} and ${attention[name]}`
      wanting.push([name, found?.count ?? 0])
    }
    return {
      total: row.total ?? 0,
      stages: named(carStages, 'stage', row),
      ages: named(stockAges, 'age', row),
      attention: Object.fromEntries(wanting) as StockCounts['attention'],
    }
  })
