import { cardCar } from '@forecourt/rules/car/cardCar'
import type { FacetItem } from '@forecourt/rules/entities/StockFacet'
import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import { joinedCounts } from '@forecourt/rules/search/facetKey'
import type { ListFacet } from '@forecourt/rules/search/facets'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { priceBands } from '@forecourt/rules/search/filters/priceBands'
import { withChosen } from '@forecourt/rules/search/filters/withChosen'
import { numberFound } from '@forecourt/rules/search/numberFound'
import type { SearchedSite, StockSearch } from '@forecourt/rules/search/StockSearch'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { selectCars } from '../reading/selectCars'
import type { StoredText } from './inBodyCategory'
import { listedStock, siteStock } from './listedStock'
import { facetColumns, type NamedFacet, namedChoices, stockConditions, stockOrder } from './stockConditions'

/** The facets that are counted without an index: enough to browse by. */
const countedFacets = ['make', 'car_type'] as const
/** Those that are counted besides where the site filters by them. */
const bandFacets = ['price_range', 'weekly_price_range'] as const
type CountedFacet = (typeof countedFacets)[number] | (typeof bandFacets)[number]
const mostValues = 200

const tables = Prisma.sql`
  cars car
  join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
  join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id`

const countOf = async (tx: Transaction, where: Prisma.Sql): Promise<number> => {
  const [row] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${tables} where ${where}`
  return row?.total ?? 0
}

/** The values of a facet, most cars first; a chosen one stays at 0 cars, so that it can be taken back. */
const countValues = async (
  tx: Transaction,
  where: Prisma.Sql,
  { facet, chosen }: { readonly facet: CountedFacet; readonly chosen: readonly string[] },
): Promise<FacetItem[]> => {
  const column = facetColumns[facet]
  const rows = await tx.$queryRaw<{ value: string; count: number }[]>`
    select ${column} as value, count(*)::int as count from ${tables} where ${where} and ${column} is not null
    group by 1 order by 2 desc, 1 limit ${mostValues}`
  const items = withChosen(facet, joinedCounts(facet, rows), chosen)
  const labelled = items.map((item) => ({ ...item, label: facetValueText(facet, item.label) }))
  if (facet === 'make' || facet === 'car_type') return labelled
  const order = priceBands(facet).map(({ text }) => text)
  return labelled.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value))
}

/** What stands in a field of a site's stock. */
const storedTexts = (tx: Transaction, site: SearchedSite, facet: NamedFacet): Promise<StoredText[]> => {
  const field = facet === 'filtered_features' ? Prisma.sql`unnest(car.standard_equipment)` : facetColumns[facet]
  return tx.$queryRaw<StoredText[]>`
    select distinct text, "itemType" from (select ${field} as text, car.item_type as "itemType" from ${tables} where ${siteStock(site)}) as stored
    where text is not null`
}

/** The bands of prices that the site filters by, as far as it shows such prices (CAR-14). */
const shownBands = ({ search, price }: SearchedSite['config']) =>
  bandFacets.filter((facet) => search.filters.includes(facet) && (facet === 'price_range' || offersSubscriptions({ price })))

/**
 * The `StockSearch` adapter over Postgres, for while there is no index to ask: the same cars in the same order for every filter, words
 * as they are written, and few facets (SRC-01, SRC-17).
 */
export const postgresSearch = (db: Database): StockSearch => ({
  search: ({ site, state, preset, now }) =>
    db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const { pageSize } = site.config.search
      const near = state.near && postcodePoint(site.config.identity.country, state.near.postcode)
      const listed = listedStock(site, now)
      const stored: { [Facet in NamedFacet]?: StoredText[] } = {}
      for (const facet of namedChoices(state, preset)) stored[facet] = await storedTexts(tx, site, facet)
      const where = (without: ListFacet | null = null) =>
        Prisma.join([Prisma.sql`${listed}`, ...stockConditions(site, state, preset, without, near ?? null, stored)], ' and ')
      const page = Math.max(1, state.page)
      const cars = await selectCars(tx, {
        where: where(),
        order: stockOrder(state, near ?? null),
        limit: pageSize,
        offset: (page - 1) * pageSize,
      })
      const total = await countOf(tx, where())
      const facets: { [facet: string]: FacetItem[] } = {}
      for (const facet of [...countedFacets, ...shownBands(site.config)])
        facets[facet] = await countValues(tx, where(facet), { facet, chosen: state.values[facet] ?? [] })
      return {
        cars: cars.map((car) => cardCar(car, site.config)),
        total,
        page,
        pageCount: pageSize > 0 ? Math.ceil(total / pageSize) : 0,
        facets,
        ranges: {},
        ...(near === undefined ? {} : { near }),
        ...numberFound(state.query, cars[0]),
        limited: true,
      }
    }),
})
