import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ListQuery } from '../../lists/ListQuery'
import { allConditions } from '../../lists/listSql'
import { carsOfSites } from '../carsOfSites'
import { stockListConditions } from './stockListConditions'

/** A value the list can be filtered by, what it is called, and how many cars have it. */
export interface StockFacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** What of the list each filter is about; a car's make is filtered by as 'make'. */
const columns = { carType: 'car.car_type', make: 'car.make', locationId: 'car.location_id', tag: 'car.tag' } as const
export type StockFacet = keyof typeof columns | 'feedId'
export type StockFacets = { readonly [Facet in StockFacet]: readonly StockFacetValue[] }

const facets = Object.keys(columns) as (keyof typeof columns)[]
/** The most values a filter offers, those of most cars first. */
const mostValues = 200

interface Row {
  readonly facet: string
  readonly value: string
  readonly count: number
}

/** The values of several filters with their counts, beneath the same conditions, in one reading of the cars. */
const valuesOf = (names: readonly (keyof typeof columns)[], where: Prisma.Sql): Prisma.Sql => {
  const set = names.map((name) => Prisma.raw(`(${columns[name]})`))
  const which = names.map((name, index) => Prisma.raw(`when grouping(${columns[name]}) = 0 then '${names[index]}'`))
  const value = Prisma.raw(names.map((name) => columns[name]).join(', '))
  return Prisma.sql`
    select case ${Prisma.join(which, ' ')} end as facet, coalesce(${value}) as value, count(*)::int as count
    from cars car where ${where} group by grouping sets (${Prisma.join(set)})`
}

const feedsOf = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select 'feedId' as facet, fed.feed_id as value, count(*)::int as count
  from cars car join stock_feed_cars fed on fed.organisation_id = car.organisation_id and fed.car_id = car.id
  where ${where} group by fed.feed_id`

/**
 * What a scope's list of cars, or that of some sites of it, can be narrowed by, with how many cars of each: of the filtered list, each
 * filter counted as if it weren't set itself.
 */
export const stockFacets = (
  scope: Scope,
  filter: ListQuery['filter'],
  siteIds: readonly string[] | null,
  now: string,
): Promise<StockFacets> =>
  scope.transaction(async (tx) => {
    const within = await carsOfSites(tx, siteIds)
    const without = (name: StockFacet | null) => {
      const rest = Object.fromEntries(Object.entries(filter ?? {}).filter(([each]) => each !== name))
      return allConditions([...stockListConditions(rest, now), ...(within ? [within] : [])])
    }
    const isSet = (name: StockFacet) => filter?.[name] !== undefined
    const plain = facets.filter((name) => !isSet(name))
    const questions = [
      ...(plain.length > 0 ? [valuesOf(plain, without(null))] : []),
      ...facets.filter(isSet).map((name) => valuesOf([name], without(name))),
      feedsOf(without('feedId')),
    ]
    const rows: Row[] = []
    for (const question of questions) rows.push(...(await tx.$queryRaw<Row[]>(question)))
    const said = rows.filter(({ value }) => value !== null && value !== '')
    const idsOf = (facet: StockFacet) => said.filter((row) => row.facet === facet).map(({ value }) => value)
    const places = await tx.location.findMany({ where: { id: { in: idsOf('locationId') } }, select: { id: true, name: true } })
    const feeds = await tx.stockFeed.findMany({ where: { id: { in: idsOf('feedId') } }, select: { id: true, name: true } })
    const names = new Map([...places, ...feeds].map(({ id, name }) => [id, name]))
    const of = (facet: StockFacet): StockFacetValue[] =>
      said
        .filter((row) => row.facet === facet)
        .map(({ value, count }) => ({ value, label: names.get(value) ?? value, count }))
        .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en-AU'))
        .slice(0, mostValues)
    return { carType: of('carType'), make: of('make'), locationId: of('locationId'), tag: of('tag'), feedId: of('feedId') }
  })
