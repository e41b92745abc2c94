import { type CarAttention, carAttentions, type StockAge, stockAges } from '@forecourt/rules/stock/carAttention'
import { type CarStage, carStages } from '@forecourt/rules/stock/carStage'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { allConditions } from '../../lists/listSql'
import type { ListQuery } from '../../lists/parseFilter'
import { carsOfSites } from '../getEditedCar'
import {
  ageCondition,
  attentionConditions,
  groupConditions,
  quietSince,
  searchedInStock,
  stageConditions,
  stockListConditions,
} from './stockListConditions'

/** Car counts of a filtered list by stage, age and attention. */
interface StockCounts {
  readonly total: number
  readonly stages: { readonly [Stage in CarStage]: number }
  /** Counts cars in stock only. */
  readonly ages: { readonly [Age in StockAge]: number }
  readonly attention: { readonly [Attention in CarAttention]: number }
}

/** Counts of a row by name, from its columns such as `stage0` and `stage1`. */
const countsByName = <Name extends string>(names: readonly Name[], prefix: string, row: Record<string, number>) =>
  Object.fromEntries(names.map((name, index) => [name, row[`${prefix}${index}`] ?? 0])) as Record<Name, number>

/** Joins related data for all cars at once: lookups per car take several times as long for fifty thousand. */
const joins = (now: string) => ({
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

/** Counts a stock list by stage, age and attention. Each group ignores its own filter, to show the alternatives. */
export const stockCounts = (
  scope: Scope,
  filter: ListQuery['filter'],
  siteIds: readonly string[] | null,
  now: string,
): Promise<StockCounts> =>
  scope.transaction(async (tx) => {
    const siteCondition = await carsOfSites(tx, siteIds)
    const searched = await searchedInStock(tx, filter)
    const { stage: _stage, age: _age, attention: _attention, ...rest } = filter ?? {}
    const where = allConditions([...stockListConditions(rest, now, searched), ...(siteCondition ? [siteCondition] : [])])
    const { tables, attention } = joins(now)
    const selected = groupConditions(filter, now, attention)
    const exceptOwn = (own: keyof typeof selected | null) =>
      (['stage', 'age', 'attention'] as const).flatMap((name) => (name === own || selected[name] === null ? [] : [selected[name]]))
    const count = (own: keyof typeof selected | null, conditions: readonly Prisma.Sql[], as: string) =>
      Prisma.sql`count(*) filter (where ${allConditions([...exceptOwn(own), ...conditions])})::int as ${Prisma.raw(as)}`
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
      stages: countsByName(carStages, 'stage', row),
      ages: countsByName(stockAges, 'age', row),
      attention: countsByName(carAttentions, 'attention', row),
    }
  })

/** A filter value with its label and car count. */
export interface StockFacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** Columns of the filters. */
const columns = { carType: 'car.car_type', make: 'car.make', locationId: 'car.location_id', tag: 'car.tag' } as const
export type StockFacet = keyof typeof columns | 'feedId'
export type StockFacets = { readonly [Facet in StockFacet]: readonly StockFacetValue[] }

const facets = Object.keys(columns) as (keyof typeof columns)[]
/** Maximum number of values per filter, most cars first. */
const maxValues = 200

interface Row {
  readonly facet: string
  readonly value: string
  readonly count: number
}

/** Values of several filters with counts, in one scan. */
const facetValues = (names: readonly (keyof typeof columns)[], where: Prisma.Sql): Prisma.Sql => {
  const set = names.map((name) => Prisma.raw(`(${columns[name]})`))
  const cases = names.map((name, index) => Prisma.raw(`when grouping(${columns[name]}) = 0 then '${names[index]}'`))
  const value = Prisma.raw(names.map((name) => columns[name]).join(', '))
  return Prisma.sql`
    select case ${Prisma.join(cases, ' ')} end as facet, coalesce(${value}) as value, count(*)::int as count
    from cars car where ${where} group by grouping sets (${Prisma.join(set)})`
}

const feedFacet = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select 'feedId' as facet, fed.feed_id as value, count(*)::int as count
  from cars car join stock_feed_cars fed on fed.organisation_id = car.organisation_id and fed.car_id = car.id
  where ${where} group by fed.feed_id`

/** Filter options of a stock list with car counts; each filter ignores its own value. */
export const stockFacets = (
  scope: Scope,
  filter: ListQuery['filter'],
  siteIds: readonly string[] | null,
  now: string,
): Promise<StockFacets> =>
  scope.transaction(async (tx) => {
    const siteCondition = await carsOfSites(tx, siteIds)
    const searched = await searchedInStock(tx, filter)
    const without = (name: StockFacet | null) => {
      const rest = Object.fromEntries(Object.entries(filter ?? {}).filter(([each]) => each !== name))
      return allConditions([...stockListConditions(rest, now, searched), ...(siteCondition ? [siteCondition] : [])])
    }
    const isSet = (name: StockFacet) => filter?.[name] !== undefined
    const unset = facets.filter((name) => !isSet(name))
    const queries = [
      ...(unset.length > 0 ? [facetValues(unset, without(null))] : []),
      ...facets.filter(isSet).map((name) => facetValues([name], without(name))),
      feedFacet(without('feedId')),
    ]
    const rows: Row[] = []
    for (const query of queries) rows.push(...(await tx.$queryRaw<Row[]>(query)))
    const filledRows = rows.filter(({ value }) => value !== null && value !== '')
    const facetIds = (facet: StockFacet) => filledRows.filter((row) => row.facet === facet).map(({ value }) => value)
    const places = await tx.location.findMany({ where: { id: { in: facetIds('locationId') } }, select: { id: true, name: true } })
    const feeds = await tx.stockFeed.findMany({ where: { id: { in: facetIds('feedId') } }, select: { id: true, name: true } })
    const names = new Map([...places, ...feeds].map(({ id, name }) => [id, name]))
    const of = (facet: StockFacet): StockFacetValue[] =>
      filledRows
        .filter((row) => row.facet === facet)
        .map(({ value, count }) => ({ value, label: names.get(value) ?? value, count }))
        .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en-AU'))
        .slice(0, maxValues)
    return { carType: of('carType'), make: of('make'), locationId: of('locationId'), tag: of('tag'), feedId: of('feedId') }
  })
