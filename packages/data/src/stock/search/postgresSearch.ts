import { cardCar } from '@forecourt/rules/car/cardCar'
import type { FacetItem } from '@forecourt/rules/entities/StockResult'
import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import { joinedCounts } from '@forecourt/rules/search/facetKey'
import type { ListFacet } from '@forecourt/rules/search/facets'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { priceBands } from '@forecourt/rules/search/filters/priceBands'
import { withChosen } from '@forecourt/rules/search/filters/withChosen'
import { numberFound } from '@forecourt/rules/search/numberFound'
import type { SearchedSite, StockSearch } from '@forecourt/rules/search/StockSearch'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { selectCars } from '../reading/selectCars'
import type { StoredText } from './inBodyCategory'
import { listedStock, siteStock } from './listedStock'
import { facetColumns, type NamedFacet, namedChoices, stockConditions, stockOrder } from './stockConditions'

/** Facets that are counted without an index: enough for browsing. */
const countedFacets = ['make', 'car_type'] as const
/** Further ones, if the site has these filters. */
const bandFacets = ['price_range', 'weekly_price_range'] as const
type CountedFacet = (typeof countedFacets)[number] | (typeof bandFacets)[number]
const maxValues = 200

const tables = Prisma.sql`
  cars car
  join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
  join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id`

const countCars = async (tx: Transaction, where: Prisma.Sql): Promise<number> => {
  const [row] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${tables} where ${where}`
  return row?.total ?? 0
}

/** Values of a facet, most cars first; selected ones stay at 0 cars, so that they can be deselected. */
const countValues = async (
  tx: Transaction,
  where: Prisma.Sql,
  { facet, chosen }: { readonly facet: CountedFacet; readonly chosen: readonly string[] },
): Promise<FacetItem[]> => {
  const column = facetColumns[facet]
  const rows = await tx.$queryRaw<{ value: string; count: number }[]>`
    select ${column} as value, count(*)::int as count from ${tables} where ${where} and ${column} is not null
    group by 1 order by 2 desc, 1 limit ${maxValues}`
  const items = withChosen(facet, joinedCounts(facet, rows), chosen)
  const labelled = items.map((item) => ({ ...item, label: facetValueText(facet, item.label) }))
  if (facet === 'make' || facet === 'car_type') return labelled
  const order = priceBands(facet).map(({ text }) => text)
  return labelled.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value))
}

/** Distinct texts of a field in a site's stock. */
const storedTexts = (tx: Transaction, site: SearchedSite, facet: NamedFacet): Promise<StoredText[]> => {
  const field = facet === 'filtered_features' ? Prisma.sql`unnest(car.standard_equipment)` : facetColumns[facet]
  return tx.$queryRaw<StoredText[]>`
    select distinct text, "itemType" from (select ${field} as text, car.item_type as "itemType" from ${tables} where ${siteStock(site)}) as stored
    where text is not null`
}

/** Price bands among the site's filters, if it shows such prices (CAR-14). */
const shownBands = ({ search, price }: SearchedSite['config']) =>
  bandFacets.filter((facet) => search.filters.includes(facet) && (facet === 'price_range' || offersSubscriptions({ price })))

/**
 * The `StockSearch` adapter for Postgres, the fallback without a search index: the same cars and order for every filter, but plain text
 * matching and few facets (SRC-01, SRC-17).
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
      const total = await countCars(tx, where())
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
