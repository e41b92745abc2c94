import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { filterSets } from '@forecourt/schema/sections/search'
import type { FacetRange, StockResult } from '../entities/StockFacet'
import type { SiteData } from '../pages/PageData'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import type { SearchPreset } from '../routing/Route'
import { specialFacets } from './facets'
import { filterBounds } from './filterBounds'
import { type FilterSection, filterSections } from './filterSections'
import { isSaidOften } from './isSaidOften'
import type { SearchState } from './SearchState'

type ListConfig = Pick<ResolvedConfig, 'search' | 'price' | 'stock'>

/** The stock list that is looked at. */
export interface FilteredList {
  readonly preset: SearchPreset
  readonly state: SearchState
  readonly result: Pick<StockResult, 'facets' | 'ranges' | 'total' | 'limited'>
  readonly site: Pick<SiteData, 'locations' | 'dealerships'>
}

/** Every filter there is, with its words. */
const everyFilter = (config: ListConfig): FilterSection[] =>
  filterSections({
    search: { ...config.search, filters: [], filterVariant: 1 },
    price: { ...config.price, offerSubscriptions: true },
    stock: { ...config.stock, carTypes: ['new', 'used', 'demo'] },
  })

const inSet = ({ facet }: FilterSection, config: ListConfig): Condition => {
  const open = {
    price: { ...config.price, offerSubscriptions: true },
    stock: { ...config.stock, carTypes: ['new' as const, 'used' as const] },
  }
  const own = config.search.filters.length > 0
  const set = filterSets[config.search.filterVariant - 1]
  return {
    holds: filterSections({ search: config.search, ...open }).some((section) => section.facet === facet),
    rule: 'CFG-16',
    title: 'Filter set',
    yes: own ? 'The site chose it.' : `It is in the filter set “${set}”.`,
    no: own ? 'The site chose others.' : `It is not in the filter set “${set}”.`,
    settings: [own ? '/search/filters' : '/search/filterVariant'],
  }
}

const notFixed = (holds: boolean, no: string): Condition => ({
  holds,
  rule: 'RTE-14',
  title: 'What the address says',
  yes: 'The address leaves it open.',
  no,
})

const several = (what: string, count: number): Condition => ({
  holds: count > 1,
  rule: 'SRC-05',
  title: 'More than one',
  yes: `The site has several ${what}s.`,
  no: `The site has ${count === 0 ? 'no' : 'only one'} ${what}.`,
  fields: [{ name: `Number of ${what}s`, value: String(count) }],
})

/** What a filter needs beside being among those of the site. */
const ownNeeds = ({ facet }: FilterSection, config: ListConfig, { preset, site }: FilteredList): Condition[] => {
  switch (facet) {
    case 'subscription_price':
      return [
        {
          holds: config.price.offerSubscriptions,
          rule: 'CAR-14',
          title: 'Subscriptions',
          yes: 'The site offers subscriptions.',
          no: 'The site offers no subscriptions.',
          settings: ['/price/offerSubscriptions'],
        },
      ]
    case 'car_type':
      return [
        {
          holds: config.stock.carTypes.length > 1,
          rule: 'SRC-05',
          title: 'More than one condition',
          yes: 'The site lists cars of more than one condition.',
          no: 'The site lists cars of one condition only.',
          settings: ['/stock/carTypes'],
        },
        notFixed(preset.carTypes?.length !== 1, 'The address says which condition.'),
      ]
    case 'make':
      return preset.model ? [notFixed(false, 'The address says the make and the model.')] : []
    case 'model': {
      const hasMakes = filterSections(config).some(({ kind }) => kind === 'makes')
      const underMakes = config.search.revealModels && hasMakes
      return [
        preset.model
          ? notFixed(false, 'The address says the make and the model.')
          : notFixed(!(preset.make && hasMakes), 'The address says the make, so its models stand in the place of makes.'),
        {
          holds: !underMakes,
          rule: 'SRC-39',
          title: 'Models under makes',
          yes: 'Models do not stand under their makes.',
          no: 'Models stand under the make a shopper chose.',
          settings: ['/search/revealModels'],
        },
      ]
    }
    case 'certified':
      return [notFixed(preset.certified !== true, 'The address lists certified cars only.')]
    case 'dealership_name':
      return [notFixed(!preset.dealershipSlug, 'The address says which dealership.'), several('dealership', site.dealerships.length)]
    case 'location_name':
      return [notFixed(!preset.locationSlug, 'The address says which location.'), several('location', site.locations.length)]
    default:
      return []
  }
}

const isSet = (range: { readonly min: number | null; readonly max: number | null } | undefined) =>
  range !== undefined && (range.min !== null || range.max !== null)

const span = (range: FacetRange | undefined) => (range ? `${range.min} to ${range.max}` : 'None')

const rangeSays = (range: FacetRange | undefined, chosen: boolean): string => {
  if (range && range.min !== range.max) return 'The cars of the list differ in it.'
  return chosen ? 'A shopper chose in it.' : 'No car is left to say it, so a usual range stands there.'
}

/** Whether there is anything to choose among the cars that were found. */
const choice = ({ facet, kind }: FilterSection, { preset, state, result }: FilteredList): Condition => {
  const chosen = (state.values[facet] ?? []).length > 0
  const base = { rule: kind === 'toggle' ? 'SRC-16' : 'SRC-05', title: 'A choice' }
  const items = result.facets[facet] ?? []
  if (kind === 'toggle') {
    const count = items.find(({ value }) => value === 'true')?.count ?? 0
    return {
      ...base,
      holds: chosen || (count > 0 && count < result.total),
      yes: 'It makes a difference to the list.',
      no: count === 0 ? 'No car of the list is certified.' : 'Every car of the list is certified.',
      fields: [
        { name: 'Certified cars', value: String(count) },
        { name: 'Cars of the list', value: String(result.total) },
      ],
    }
  }
  if (kind === 'range') {
    const range = result.ranges[facet]
    const bounds = filterBounds(facet, result)
    return {
      ...base,
      holds: isSet(state.ranges[facet]) || (bounds !== null && bounds.min !== bounds.max),
      yes: rangeSays(range, isSet(state.ranges[facet])),
      no: range ? 'All cars of the list are the same in it.' : 'No car of the list says it.',
      fields: [{ name: 'Of the list', value: span(range) }],
    }
  }
  return {
    ...base,
    holds: items.length > 1 || chosen || (kind === 'makes' && Boolean(preset.make)),
    yes:
      kind === 'makes' && preset.make
        ? `The models of ${preset.make} stand in it.`
        : items.length > 1
          ? 'The cars of the list differ in it.'
          : 'A shopper chose in it.',
    no: items.length === 0 ? 'No car of the list says it.' : 'All cars of the list are the same in it.',
    fields: [{ name: 'Values', value: String(items.length) }],
  }
}

/** What only one kind of vehicle has comes up where the list holds enough of these. */
const enough = ({ facet }: FilterSection, { state, result }: FilteredList): Condition[] => {
  if (!specialFacets.some((special) => special === facet)) return []
  const chosen = (state.values[facet] ?? []).length > 0 || isSet(state.ranges[facet])
  return [
    {
      holds: chosen || isSaidOften(facet, result),
      rule: 'CFG-06',
      title: 'Kind of vehicle',
      yes: chosen ? 'A shopper chose in it.' : 'Enough vehicles of the list are of the kind it is about.',
      no: 'Too few vehicles of the list are of the kind it is about.',
    },
  ]
}

const near = ({ search }: ListConfig, { state, site }: FilteredList): Reason => {
  const placed = site.locations.filter(({ visible, address }) => visible && address.latitude !== null).length
  return reasonOf({ id: 'filter-near', title: 'Distance', element: '/search/distances' }, [
    {
      holds: search.distances.length > 0,
      rule: '',
      title: 'Distances',
      yes: 'The site has distances to choose from.',
      no: 'The site has no distances to choose from.',
      settings: ['/search/distances'],
    },
    {
      holds: state.near !== undefined || placed > 1,
      rule: '',
      title: 'Several places on the map',
      yes: state.near === undefined ? 'Cars stand in several places.' : 'A shopper chose a postcode.',
      no: 'Cars stand in one place, or it is not known where, so how far that is narrows nothing.',
      fields: [{ name: 'Visible places on the map', value: String(placed) }],
    },
  ])
}

const elements: { readonly [Facet in FilterSection['facet']]?: string } = {
  certified: '/search/certifiedLabel',
  make: '/search/makesBeforeShowAll',
}

/** Says of every filter there is why the stock list has it or not (SRC-05, SRC-15, SRC-16, SRC-39, CFG-16). */
export const filterReasons = (config: ListConfig, list: FilteredList): Reason[] => [
  ...everyFilter(config).map((section) => {
    const { facet, label } = section
    const title = facet === 'certified' ? 'Certified' : label
    const set = inSet(section, config)
    // What else it would need says nothing of a filter that isn't there.
    const needs = set.holds ? [...ownNeeds(section, config, list), ...enough(section, list), choice(section, list)] : []
    return reasonOf({ id: `filter-${facet}`, title, element: elements[facet] ?? null }, [set, ...needs])
  }),
  near(config, list),
]
