import { type CarAttention, carAttentions } from '@forecourt/rules/stock/carAttention'
import { type CarStage, carStages } from '@forecourt/rules/stock/carStage'
import { type StockAge, stockAges } from '@forecourt/rules/stock/stockAge'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ListQuery } from '../../lists/ListQuery'
import { allConditions } from '../../lists/listSql'
import { carsOfSites } from '../carsOfSites'
import {
  ageCondition,
  attentionConditions,
  dividingConditions,
  quietSince,
  stageConditions,
  stockListConditions,
} from './stockListConditions'

/** How many cars of a filtered list are in each stage, of each age and want which attention. */
export interface StockCounts {
  readonly total: number
  readonly stages: { readonly [Stage in CarStage]: number }
  /** Of cars in the yard alone. */
  readonly ages: { readonly [Age in StockAge]: number }
  readonly attention: { readonly [Attention in CarAttention]: number }
}

const named = <Name extends string>(names: readonly Name[], prefix: string, row: Record<string, number>) =>
  Object.fromEntries(names.map((name, index) => [name, row[`${prefix}${index}`] ?? 0])) as Record<Name, number>

/** What is known of cars elsewhere, joined once for all of them: looked up for each, fifty thousand take several times as long. */
const joined = (now: string) => ({
  tables: Prisma.sql`
    left join (
      select image.organisation_id, image.car_id from car_images image where image.position = 0
    ) photo on photo.organisation_id = car.organisation_id and photo.car_id = car.id
    left join (
      select distinct lead.organisation_id, lead.car_id from leads lead where lead.created_at > ${quietSince(now)}
    ) asked on asked.organisation_id = car.organisation_id and asked.car_id = car.id
    left join (
      select fed.organisation_id, fed.car_id from stock_feed_cars fed where fed.problem is not null
    ) refused on refused.organisation_id = car.organisation_id and refused.car_id = car.id`,
  attention: attentionConditions(now, {
    noPhotos: Prisma.sql`photo.car_id is null`,
    noLead: Prisma.sql`asked.car_id is null`,
    quarantined: Prisma.sql`refused.car_id is not null`,
  }),
})

/**
 * Counts a scope's stock, or that of some sites of it, by what its list is divided into; filters are the list's. Each division is counted
 * without its own filter: what else could be chosen there.
 */
export const stockCounts = (
  scope: Scope,
  filter: ListQuery['filter'],
  siteIds: readonly string[] | null,
  now: string,
): Promise<StockCounts> =>
  scope.transaction(async (tx) => {
    const within = await carsOfSites(tx, siteIds)
    const { stage: _stage, age: _age, attention: _attention, ...rest } = filter ?? {}
    const where = allConditions([...stockListConditions(rest, now), ...(within ? [within] : [])])
    const { tables, attention } = joined(now)
    const chosen = dividingConditions(filter, now, attention)
    const but = (own: keyof typeof chosen | null) =>
      (['stage', 'age', 'attention'] as const).flatMap((name) => (name === own || chosen[name] === null ? [] : [chosen[name]]))
    const count = (own: keyof typeof chosen | null, conditions: readonly Prisma.Sql[], as: string) =>
      Prisma.sql`count(*) filter (where ${allConditions([...but(own), ...conditions])})::int as ${Prisma.raw(as)}`
    const yard = Prisma.sql`car.status in ('in_stock', 'coming_soon')`
    const columns = [
      count(null, [], 'total'),
      ...carStages.map((stage, index) => count('stage', [stageConditions[stage]], `stage${index}`)),
      ...stockAges.map((age, index) => count('age', [yard, ageCondition(age, now)], `age${index}`)),
      ...carAttentions.map((name, index) => count('attention', [attention[name]], `attention${index}`)),
    ]
    const [row = {}] = await tx.$queryRaw<Record<string, number>[]>`select ${Prisma.join(columns)} from cars car ${tables} where ${where}`
    return {
      total: row.total ?? 0,
      stages: named(carStages, 'stage', row),
      ages: named(stockAges, 'age', row),
      attention: named(carAttentions, 'attention', row),
    }
  })
