import { listedOn } from '@forecourt/data/stock/list/listedOn'
import { type ListedStockCar, listStock } from '@forecourt/data/stock/list/listStock'
import { type StockFacet, type StockFacets, type StockFacetValue, stockCounts, stockFacets } from '@forecourt/data/stock/list/stockFacets'
import { stockSuggestions } from '@forecourt/data/stock/stockSuggestions'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { mergeByPosition } from '@forecourt/rules/car/mergeByPosition'
import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { arrivalDay, isArrivalKnown } from '@forecourt/rules/stock/arrival'
import { carAttentions, stockAges } from '@forecourt/rules/stock/carAttention'
import { carStage, carStages } from '@forecourt/rules/stock/carStage'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import { narrowScopes } from '../../access/AccessScope'
import { listWithin } from '../../access/findWithin'
import { notFound } from '../../errors/CallProblem'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'
import { readAllRows } from '../../readAllRows'
import { carId } from '../../stock/carInput'
import { stockFilter, stockFilterInput, stockOrders } from '../../stock/stockListInput'
import { listedRow, stockRow } from '../../stock/stockRow'
import { viewProcedures } from '../../views/viewProcedures'

/** Saved views of the stock list. */
export const stockViews = viewProcedures({
  list: 'stock',
  permission: 'stock.read',
  view: z.object({
    filter: stockFilterInput,
    sort: z.object({ field: z.enum(stockOrders), order: z.enum(['ASC', 'DESC']) }).nullable(),
    /** The columns' names in their order. */
    columns: z.array(z.string().min(1).max(60)).max(60),
  }),
})

export const getList = procedure
  .permission('stock.read')
  .input(listInput(stockOrders, stockFilter))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, query, { siteIds }) => listStock(scope, query, siteIds, ctx.now))
    return { data: page.rows.map((car) => listedRow(car, ctx.now)), total: page.total }
  })

const sumByName = <Name extends string>(names: readonly Name[], parts: readonly { readonly [Each in Name]: number }[]) =>
  Object.fromEntries(names.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)])) as Record<Name, number>

/** The filtered list's numbers of cars by stage, age and kind of attention needed. */
export const counts = procedure
  .permission('stock.read')
  .input(
    z.object({
      filter: stockFilterInput.default({}),
    }),
  )
  .query(async ({ ctx, input: { filter } }) => {
    const { organisationId, ...rest } = filter
    const accessScopes = organisationId === undefined ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => stockCounts(scope, rest, siteIds, ctx.now)))
    return {
      total: parts.reduce((sum, { total }) => sum + total, 0),
      stages: sumByName(
        carStages,
        parts.map(({ stages }) => stages),
      ),
      ages: sumByName(
        stockAges,
        parts.map(({ ages }) => ages),
      ),
      attention: sumByName(
        carAttentions,
        parts.map(({ attention }) => attention),
      ),
    }
  })

const mergeFacets = (facet: StockFacet, parts: readonly StockFacets[]): StockFacetValue[] => {
  const values = new Map<string, StockFacetValue>()
  for (const each of parts.flatMap((part) => part[facet]))
    values.set(each.value, { ...each, count: each.count + (values.get(each.value)?.count ?? 0) })
  return [...values.values()]
}

/** Facets of the filtered list, with counts. */
export const facets = procedure
  .permission('stock.read')
  .input(z.object({ filter: stockFilterInput.default({}) }))
  .query(async ({ ctx, input: { filter } }): Promise<StockFacets> => {
    const { organisationId, ...rest } = filter
    const accessScopes = organisationId === undefined ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => stockFacets(scope, rest, siteIds, ctx.now)))
    return {
      carType: mergeFacets('carType', parts),
      make: mergeFacets('make', parts),
      locationId: mergeFacets('locationId', parts),
      tag: mergeFacets('tag', parts),
      feedId: mergeFacets('feedId', parts),
    }
  })

/** The sites that list each of some cars, and why others don't. */
export const listed = procedure
  .permission('stock.read')
  .input(z.object({ ids: z.array(carId).max(100) }))
  .query(async ({ ctx, input: { ids } }) =>
    (await Promise.all(ctx.accessScopes.map(({ scope, siteIds }) => listedOn(scope, ids, siteIds, ctx.now)))).flat(),
  )

const dollars = (cents: number | null) => (cents === null ? null : cents / 100)

type Cell = string | number | null
/**
 * A column of the file, and in `of` the list's column that selects it. Without `of` it is in every file; with an empty `of` only in a file of
 * all columns.
 */
type Column = readonly [heading: string | ((country: Country) => string), cell: (car: ListedStockCar, now: string) => Cell, of?: string]

const priceHeading = (type: 'driveAway' | 'egc') => (country: Country) => `Price, ${countryTerms(country).prices[type].toLowerCase()}`

const carColumns: readonly Column[] = [
  ['Stock number', (car) => car.stockNumber],
  ['VIN', (car) => car.vin, 'vin'],
  ['Make', (car) => car.make],
  ['Model', (car) => car.model],
  ['Badge', (car) => car.badge],
  ['Year', (car) => car.year],
  ['New, used or demo', (car) => car.carType, 'tags'],
  ['Type', (car) => car.itemType, ''],
  ['Status', (car) => carStage(car), 'stage'],
  [priceHeading('driveAway'), (car) => dollars(car.driveAwayCents), 'price driveAway'],
  [priceHeading('egc'), (car) => dollars(car.egcCents), 'price egc'],
  ['Was price', (car) => dollars(car.beforePriceCents), 'price was'],
  ['Odometer', (car) => car.km, 'km'],
  ['Body', (car) => car.simpleBody, ''],
  ['Fuel', (car) => car.fuel, ''],
  ['Transmission', (car) => car.transmission, ''],
  ['Location', (car) => car.locationName, 'place'],
  ['Tag', (car) => car.tag, 'tags'],
  ['Photos', (car) => car.images.length, 'photos'],
  ['Views', (car) => car.views, 'views'],
  ['Leads', (car) => car.leads, 'leads'],
  ['Last lead', (car) => car.lastLeadAt?.slice(0, 10) ?? null, 'lastLead'],
  ['Feed', (car) => car.feedName, 'source'],
  ['Days in stock', (car, now) => (isArrivalKnown(car.createdAt) ? stockRow(car, now).daysInStock : null), 'age'],
  ['Date in stock', (car) => arrivalDay(car.createdAt), 'age'],
]

const columns = mergeByPosition<Column>(
  carColumns,
  carAttributes.flatMap((field) => {
    const column = field.files?.stockList
    const cell = (car: ListedStockCar): Cell => {
      const value = fieldValue(car, field)
      return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value
    }
    return column ? [{ position: column.position, entry: [column.name, cell, ''] }] : []
  }),
)

/** The filtered stock list as CSV with the columns of a stock import: fifty thousand cars at most. */
export const exportCsv = procedure
  .permission('stock.read')
  .input(
    z.object({
      filter: stockFilterInput.default({}),
      /** The list's columns to include; by default all. */
      columns: z.array(z.string().max(60)).max(60).optional(),
    }),
  )
  .query(async ({ ctx, input: { filter, columns: chosen } }) => {
    const named = columns.filter(([, , of]) => of === undefined || !chosen || of.split(' ').some((name) => chosen.includes(name)))
    const locatedIn = new Set<Country>()
    const { rows, total } = await readAllRows(async (page) => {
      const part = await listWithin(ctx, { ...page, filter }, (scope, query, { siteIds }) => listStock(scope, query, siteIds, ctx.now))
      for (const { timeZone } of part.rows) locatedIn.add(countryOfTimeZone(timeZone))
      return { ...part, rows: part.rows.map((car) => named.map(([, cell]) => cell(car, ctx.now))) }
    })
    const country = locatedIn.has('AU') || locatedIn.size === 0 ? 'AU' : 'NZ'
    const headings = named.map(([heading]) => (typeof heading === 'string' ? heading : heading(country)))
    return { fileName: `stock-${ctx.now.slice(0, 10)}.csv`, text: csvText(headings, rows), rows: rows.length, total }
  })

/** An organisation's existing values of colour, badge, fuel and the like, as suggestions for consistent spelling. */
export const suggestions = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return stockSuggestions(accessScope.scope, organisationId, accessScope.siteIds)
  })
