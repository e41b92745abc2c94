import { carOrigins } from '@forecourt/rules/car/carOrigin'
import { allCategories, type CarCategory } from '@forecourt/rules/car/facts/carCategories'
import type { Point } from '@forecourt/rules/entities/Location'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { namedFacets } from '@forecourt/rules/search/facetKey'
import { type ListFacet, listFacets, type RangeFacet, rangeFacets } from '@forecourt/rules/search/facets'
import { type PriceBandFacet, priceBands } from '@forecourt/rules/search/filters/priceBands'
import { type FieldFacetSource, fieldFacetSources, fieldListFacets, fieldRangeFacets } from '@forecourt/rules/search/generated/fieldFacets'
import { hidesUnpriced } from '@forecourt/rules/search/list/hidesUnpriced'
import type { SearchState, SortOrder } from '@forecourt/rules/search/SearchState'
import { nameKey } from '@forecourt/rules/text/nameKey'
import { Prisma } from '../../generated/client'
import { containing } from '../../lists/listSql'
import type { RenderedSite } from '../../sites/RenderedSite'
import { publishedKmSql } from '../reading/publishedKmSql'
import { recommendedOrder } from '../recommendedOrder'
import { carColumn } from '../storedCarFields'
import { hasAnySpelling, inBodyCategory, type StoredText, storedBody } from './inBodyCategory'

/** List facets with names as values. */
export type NamedFacet = Exclude<(typeof namedFacets)[number], 'model_path'>

export type StoredTexts = { readonly [Facet in NamedFacet]?: readonly StoredText[] }

/** Whole dollars, as in the search index; zero becomes null. */
const dollars = (column: string) => Prisma.raw(`round(nullif(greatest(car.${column}, 0), 0) / 100.0)`)

const group = (place: Exclude<FieldFacetSource['storedIn'], 'ownColumn'>, name: string) => Prisma.raw(`car.${place} -> '${name}'`)

/** A positive number; in a JSON group, only if it is a number. */
const positiveNumber = ({ storedIn: place, id }: Pick<FieldFacetSource, 'storedIn' | 'id'>): Prisma.Sql => {
  if (place === 'ownColumn') {
    const column = Prisma.raw(`car.${carColumn(id)}`)
    return Prisma.sql`(case when ${column} > 0 then ${column}::numeric end)`
  }
  const value = group(place, id)
  return Prisma.sql`(case when jsonb_typeof(${value}) = 'number' and (${value})::numeric > 0 then (${value})::numeric end)`
}

const vehicles = { motorcycle: Prisma.sql`car.item_type = 'motorcycle'`, electric: Prisma.sql`car.simple_fuel = 'Electric'` }

const numberInSql = (source: FieldFacetSource): Prisma.Sql => {
  const own = positiveNumber(source)
  const known = source.orVariant ? Prisma.sql`coalesce(${own}, ${positiveNumber({ ...source, storedIn: 'variant' })})` : own
  return source.factor === undefined ? known : Prisma.sql`round(${known} * ${source.factor})`
}

/** SQL of an attribute facet: the same value as in an index record. */
const fieldColumn = (source: FieldFacetSource, isText: boolean): Prisma.Sql => {
  const text =
    source.storedIn === 'ownColumn'
      ? Prisma.raw(`car.${carColumn(source.id)}::text`)
      : Prisma.raw(`car.${source.storedIn} ->> '${source.id}'`)
  const sqlValue = source.isNumber ? (isText ? Prisma.sql`${numberInSql(source)}::text` : numberInSql(source)) : Prisma.sql`${text}`
  return source.onlyFor === undefined ? sqlValue : Prisma.sql`(case when ${vehicles[source.onlyFor]} then ${sqlValue} end)`
}

const fieldColumns = <Facet extends keyof typeof fieldFacetSources>(facets: readonly Facet[]) =>
  Object.fromEntries(
    facets.map((facet) => [
      facet,
      fieldColumn(
        fieldFacetSources[facet],
        fieldListFacets.some((list) => list === facet),
      ),
    ]),
  ) as Record<Facet, Prisma.Sql>

const rangeColumns: { readonly [Facet in RangeFacet]: Prisma.Sql } = {
  price: dollars('price_cents'),
  subscription_price: dollars('subscription_price_cents'),
  year: Prisma.sql`car.year`,
  km: Prisma.raw(publishedKmSql),
  ...fieldColumns(fieldRangeFacets),
  created_at_timestamp: Prisma.sql`floor(extract(epoch from car.created_at))`,
}

/** The price band, as in `priceBand`; null without a price. */
const band = (facet: PriceBandFacet, price: Prisma.Sql): Prisma.Sql => {
  const cases = priceBands(facet)
    .toReversed()
    .map(({ from, text }) => Prisma.sql`when ${price} >= ${from} then ${text}`)
  return Prisma.sql`case ${Prisma.join(cases, ' ')} end`
}

/** The origin of a car, as in `carOrigin`. */
const origin = Prisma.sql`case when nullif(car.disclosure ->> 'importedFrom', '') is not null then ${carOrigins.imported}
  when car.disclosure -> 'firstRegisteredHere' is not null then ${carOrigins.here} end`

/** SQL of each single-valued list facet, on the tables `car`, `dealership` and `location` (SRC-03). */
export const facetColumns: { readonly [Facet in Exclude<ListFacet, 'filtered_features' | 'categories'>]: Prisma.Sql } = {
  car_type: Prisma.sql`car.car_type`,
  item_type: Prisma.sql`car.item_type`,
  certified: Prisma.sql`car.certified::text`,
  make: Prisma.sql`car.make`,
  model: Prisma.sql`car.model`,
  make_model: Prisma.sql`car.make || ' ' || car.model`,
  badge: Prisma.sql`car.badge`,
  body: storedBody,
  fuel: Prisma.sql`coalesce(car.simple_fuel, car.fuel)`,
  transmission: Prisma.sql`coalesce(car.simple_transmission, car.transmission)`,
  gearbox: Prisma.sql`car.transmission`,
  origin,
  ...fieldColumns(fieldListFacets),
  status: Prisma.sql`car.status`,
  tag: Prisma.sql`car.tag`,
  dealership_name: Prisma.sql`dealership.name`,
  location_name: Prisma.sql`location.name`,
  city: Prisma.sql`location.city`,
  state: Prisma.sql`location.state`,
  price_range: band('price_range', rangeColumns.price),
  weekly_price_range: band('weekly_price_range', rangeColumns.subscription_price),
}

const age = rangeColumns.created_at_timestamp
const recommended = Prisma.sql`${recommendedOrder}, ${age} desc, car.id collate "C"`

/** Sort orders of the stock list (SRC-17, SRC-44): missing values last, ties in the recommended order. */
const sortOrders: { readonly [Order in SortOrder]: Prisma.Sql } = {
  recommended,
  newest: Prisma.sql`${age} desc, ${recommendedOrder}, car.id collate "C"`,
  price_asc: Prisma.sql`${rangeColumns.price} asc nulls last, ${recommended}`,
  price_desc: Prisma.sql`${rangeColumns.price} desc nulls last, ${recommended}`,
  weekly_asc: Prisma.sql`${rangeColumns.subscription_price} asc nulls last, ${recommended}`,
  weekly_desc: Prisma.sql`${rangeColumns.subscription_price} desc nulls last, ${recommended}`,
  km_asc: Prisma.sql`${rangeColumns.km} asc nulls last, ${recommended}`,
  km_desc: Prisma.sql`${rangeColumns.km} desc nulls last, ${recommended}`,
  year_desc: Prisma.sql`car.year desc, ${recommended}`,
  consumption_asc: Prisma.sql`${rangeColumns.consumption} asc nulls last, ${recommended}`,
}

const toRadians = (degrees: Prisma.Sql | number) => Prisma.sql`radians(${degrees}::float8)`

/** Distance in metres from a point to a car's location, as in `distanceMetres`; null if unknown. */
const metresFrom = ({ latitude, longitude }: Point): Prisma.Sql => Prisma.sql`
  round(2 * 6371000 * asin(least(1, sqrt(
    power(sin((${toRadians(Prisma.sql`location.latitude`)} - ${toRadians(latitude)}) / 2), 2)
    + cos(${toRadians(latitude)}) * cos(${toRadians(Prisma.sql`location.latitude`)})
      * power(sin(${toRadians(Prisma.sql`location.longitude - ${longitude}::float8`)} / 2), 2)
  ))))`

/** Order of a list. In the recommended order, a car with the entered stock number is first, and near a place the nearest. */
export const stockOrder = ({ sortBy, query }: SearchState, near: Point | null): Prisma.Sql => {
  if (sortBy !== 'recommended') return sortOrders[sortBy]
  const byNumber = query === '' ? Prisma.empty : Prisma.sql`(car.stock_number_key = ${nameKey(query)}) desc,`
  return near ? Prisma.sql`${byNumber} ${metresFrom(near)} asc nulls last, ${recommended}` : Prisma.sql`${byNumber} ${recommended}`
}

const equalsAny = (column: Prisma.Sql, values: readonly string[]) =>
  Prisma.sql`lower(${column}) = any(${values.map((value) => value.toLowerCase())})`

/** Condition of a category, as in `carCategories`. */
const inCategory = (category: CarCategory, bodies: readonly StoredText[]): Prisma.Sql => {
  if (category === 'Electrified') return Prisma.sql`car.simple_fuel is not null`
  if (category === 'Upcoming') return Prisma.sql`car.status = 'coming_soon'`
  return inBodyCategory(category, bodies)
}

const inCategories = (values: readonly string[], bodies: readonly StoredText[]): Prisma.Sql => {
  const categories = allCategories.filter((category) => values.some((value) => value.toLowerCase() === category.toLowerCase()))
  if (categories.length === 0) return Prisma.sql`false`
  const any = categories.map((category) => inCategory(category, bodies))
  return Prisma.sql`(car.item_type = 'car' and (${Prisma.join(any, ' or ')}))`
}

const ofPreset = (preset: SearchPreset, stored: StoredTexts): Prisma.Sql[] => {
  const nameOrSlug = (facet: 'make' | 'model', slug: Prisma.Sql, value: string) =>
    Prisma.sql`(${ofNames(facet, [value], stored)} or ${equalsAny(slug, [value])})`
  const { carTypes, make, model, dealershipSlug, locationSlug, certified } = preset
  return [
    carTypes && carTypes.length > 0 ? equalsAny(facetColumns.car_type, carTypes) : null,
    make ? nameOrSlug('make', Prisma.sql`car.make_slug`, make) : null,
    model ? nameOrSlug('model', Prisma.sql`car.model_slug`, model) : null,
    dealershipSlug ? equalsAny(Prisma.sql`dealership.slug`, [dealershipSlug]) : null,
    locationSlug ? equalsAny(Prisma.sql`location.slug`, [locationSlug]) : null,
    certified ? Prisma.sql`car.certified` : null,
  ].filter((condition) => condition !== null)
}

const maxTerms = 10

const describing = ['car_type', 'item_type', 'body', 'fuel', 'transmission', 'drive', 'colour', 'tag'] as const
const places = ['dealership_name', 'location_name', 'city', 'state'] as const
const described = [...describing, ...places].map((facet) => facetColumns[facet])
const features = Prisma.sql`array_to_string(car.standard_equipment, ' ')`
const searchText = Prisma.sql`
  concat_ws(' ', car.name, car.make, car.model, car.badge, car.stock_number, car.vin, ${Prisma.join(described)}, ${features})`

/** Condition for each word: contained literally in the searched texts. */
const queryConditions = (query: string): Prisma.Sql[] =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxTerms)
    .map((word) => Prisma.sql`${searchText} ilike ${containing(word)}`)

const ofRanges = (ranges: SearchState['ranges']): Prisma.Sql[] =>
  rangeFacets.flatMap((facet) => {
    const { min, max } = ranges[facet] ?? { min: null, max: null }
    return [
      ...(min === null ? [] : [Prisma.sql`${rangeColumns[facet]} >= ${min}`]),
      ...(max === null ? [] : [Prisma.sql`${rangeColumns[facet]} <= ${max}`]),
    ]
  })

const isNamed = (facet: ListFacet): facet is NamedFacet => namedFacets.some((byNumber) => byNumber === facet)

const ofNames = (facet: NamedFacet, values: readonly string[], stored: StoredTexts): Prisma.Sql =>
  facet === 'filtered_features'
    ? Prisma.sql`exists (select 1 from unnest(car.standard_equipment) feature where ${hasAnySpelling(facet, Prisma.sql`feature`, values, stored[facet] ?? [])})`
    : hasAnySpelling(facet, facetColumns[facet], values, stored[facet] ?? [])

/** Named facets in a search, with bodies for categories: their stored texts must be loaded before the cars. */
export const namedChoices = (state: SearchState, preset: SearchPreset): NamedFacet[] =>
  listFacets.filter(isNamed).filter((facet) => {
    const isFixed = (facet === 'make' || facet === 'model') && preset[facet] !== undefined
    const isChosen = (chosen: ListFacet) => [state.values[chosen], state.excluded?.[chosen]].some((values) => values && values.length > 0)
    return isFixed || isChosen(facet) || (facet === 'body' && isChosen('categories'))
  })

const ofValues = (facet: ListFacet, values: readonly string[], stored: StoredTexts): Prisma.Sql[] => {
  if (values.length === 0) return []
  if (isNamed(facet)) return [ofNames(facet, values, stored)]
  return [facet === 'categories' ? inCategories(values, stored.body ?? []) : equalsAny(facetColumns[facet], values)]
}

/**
 * SQL conditions of a search (SRC-01 to SRC-03), besides those of listed cars.
 *
 * @param near coordinates of the search's postcode
 * @param stored distinct texts of each facet in `namedChoices`
 * @param without a facet whose own filter is omitted, for its counts
 */
export const stockConditions = (
  { config }: Pick<RenderedSite, 'config'>,
  state: SearchState,
  preset: SearchPreset,
  without: ListFacet | null = null,
  near: Point | null = null,
  stored: StoredTexts = {},
): Prisma.Sql[] => [
  ...(near && state.near?.km ? [Prisma.sql`${metresFrom(near)} <= ${state.near.km * 1000}`] : []),
  ...ofPreset(preset, stored),
  ...queryConditions(state.query),
  ...ofRanges(state.ranges),
  ...listFacets.flatMap((facet) => {
    const excluded = ofValues(facet, state.excluded?.[facet] ?? [], stored)
    return [
      ...ofValues(facet, facet === without ? [] : (state.values[facet] ?? []), stored),
      // Unknown values don't match an exclusion.
      ...excluded.map((condition) => Prisma.sql`(${condition}) is not true`),
    ]
  }),
  ...(hidesUnpriced(config, state) ? [Prisma.sql`${rangeColumns.price} > 0`] : []),
]
