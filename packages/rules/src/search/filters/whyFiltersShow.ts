import { filterSets } from '@forecourt/schema/sections/search'
import type { FacetRange } from '../../entities/StockResult'
import { explain } from '../../parts/explain'
import type { Need, Part } from '../../parts/Part'
import type { Reason } from '../../reasons/Reason'
import { choosesFilters, type FilterFacet, filterFacets } from './filterFacets'
import {
  countMappedLocations,
  type FilterConfig,
  type FilterContext,
  type FilterNeed,
  filterNeeds,
  isChosen,
  nearNeeds,
} from './filterNeeds'
import { filterLabel } from './filterSections'

type NeedTexts = Omit<Need<FilterContext>, 'holds' | 'requested' | 'holdsForSite' | 'warning'>

const inSet = ({ search }: FilterConfig): NeedTexts => {
  const own = choosesFilters(search)
  const set = filterSets[search.filterVariant]
  return {
    requirement: 'CFG-16',
    title: 'Filter set',
    yes: own ? 'The site chose it.' : `It is in the filter set “${set}”.`,
    no: own ? 'The site chose others.' : `It is not in the filter set “${set}”.`,
    settings: [own ? '/search/filters' : '/search/filterVariant'],
  }
}

const leftOpen = (no: NeedTexts['no']): NeedTexts => ({
  requirement: 'RTE-14',
  title: 'What the address says',
  yes: 'The address leaves it open.',
  no,
})

const several = (what: string, count: (context: FilterContext) => number): NeedTexts => ({
  title: 'More than one',
  yes: `The site has several ${what}s.`,
  no: (context) => `The site has ${count(context) === 0 ? 'no' : 'only one'} ${what}.`,
  fields: (context) => [{ name: `Number of ${what}s`, value: String(count(context)) }],
})

const span = (range: FacetRange | undefined) => (range ? `${range.min} to ${range.max}` : 'None')

const choice = { requirement: 'SRC-05', title: 'A choice' } as const

/** Sentences of filter needs, by name. */
const needTexts = (facet: FilterFacet, config: FilterConfig): { readonly [Id in FilterNeed['textId']]: NeedTexts } => {
  const items = ({ result }: FilterContext) => result.facets[facet] ?? []
  const certified = (context: FilterContext) => items(context).find(({ value }) => value === 'true')?.count ?? 0
  const differ = (context: FilterContext) => (items(context).length > 1 ? 'The cars of the list differ in it.' : 'A shopper chose in it.')
  const values: NeedTexts = {
    ...choice,
    yes: differ,
    no: (context) => (items(context).length === 0 ? 'No car of the list says it.' : 'All cars of the list are the same in it.'),
    fields: (context) => [{ name: 'Values', value: String(items(context).length) }],
  }
  return {
    inSet: inSet(config),
    subscriptions: {
      requirement: 'CAR-14',
      title: 'Subscriptions',
      yes: 'The site offers subscriptions.',
      no: 'The site offers no subscriptions.',
      settings: ['/price/offerSubscriptions'],
    },
    conditions: {
      title: 'More than one condition',
      yes: 'The site lists cars of more than one condition.',
      no: 'The site lists cars of one condition only.',
      settings: ['/stock/carTypes'],
    },
    conditionOpen: leftOpen('The address says which condition.'),
    makeOpen: leftOpen('The address says the make and the model.'),
    modelOpen: leftOpen(({ preset }) =>
      preset.model ? 'The address says the make and the model.' : 'The address says the make, so its models stand in the place of makes.',
    ),
    notUnderMakes: {
      requirement: 'SRC-39',
      title: 'Models under makes',
      yes: 'Models do not stand under their makes, or all cars of the list are of one make.',
      no: 'Models stand under the make a shopper chose.',
      settings: ['/search/revealModels'],
    },
    certifiedOpen: leftOpen('The address lists certified cars only.'),
    dealershipOpen: leftOpen('The address says which dealership.'),
    dealerships: several('dealership', ({ site }) => site.dealerships.length),
    locationOpen: leftOpen('The address says which location.'),
    locations: several('location', ({ site }) => site.locations.length),
    enoughOfKind: {
      requirement: 'CFG-06',
      title: 'Kind of vehicle',
      yes: ({ state }) => (isChosen(facet, state) ? 'A shopper chose in it.' : 'Enough vehicles of the list are of the kind it is about.'),
      no: 'Too few vehicles of the list are of the kind it is about.',
    },
    difference: {
      ...choice,
      requirement: 'SRC-16',
      yes: 'It makes a difference to the list.',
      no: (context) => (certified(context) === 0 ? 'No car of the list is certified.' : 'Every car of the list is certified.'),
      fields: (context) => [
        { name: 'Certified cars', value: String(certified(context)) },
        { name: 'Cars of the list', value: String(context.result.total) },
      ],
    },
    range: {
      ...choice,
      yes: ({ state, result: { ranges } }) => {
        const range = ranges[facet]
        if (range && range.min !== range.max) return 'The cars of the list differ in it.'
        return isChosen(facet, state) ? 'A shopper chose in it.' : 'No car is left to say it, so a usual range stands there.'
      },
      no: ({ result }) => (result.ranges[facet] ? 'All cars of the list are the same in it.' : 'No car of the list says it.'),
      fields: ({ result }) => [{ name: 'Of the list', value: span(result.ranges[facet]) }],
    },
    makes: { ...values, yes: (context) => (context.preset.make ? `The models of ${context.preset.make} stand in it.` : differ(context)) },
    values,
  }
}

const elements: { readonly [Facet in FilterFacet]?: string } = {
  certified: '/search/certifiedLabel',
  make: '/search/makesBeforeShowAll',
}

/** A filter as a part of the stock list, with the sentences of its needs. */
export const filterPart = (facet: FilterFacet, config: FilterConfig): Part<FilterContext> => {
  const sentence = needTexts(facet, config)
  return {
    id: `filter-${facet}`,
    title: filterLabel(facet),
    requirement: 'SRC-05',
    elementSetting: elements[facet] ?? null,
    needs: filterNeeds(facet).map(({ textId, holdsForSite: _, ...need }) => ({ ...need, ...sentence[textId] })),
  }
}

const [distances, places] = nearNeeds

/** The filter by distance from a postcode. */
export const nearPart: Part<FilterContext> = {
  id: 'filter-near',
  title: 'Distance',
  requirement: '',
  elementSetting: '/search/distances',
  needs: [
    {
      ...distances,
      title: 'Distances',
      yes: 'The site has distances to choose from.',
      no: 'The site has no distances to choose from.',
      settings: ['/search/distances'],
    },
    {
      ...places,
      title: 'Several places on the map',
      yes: ({ state }) => (state.near === undefined ? 'Cars stand in several places.' : 'A shopper chose a postcode.'),
      no: 'Cars stand in one place, or it is not known where, so how far that is narrows nothing.',
      fields: (context) => [{ name: 'Visible places on the map', value: String(countMappedLocations(context)) }],
    },
  ],
}

/**
 * Explains for each available filter, and those a site added, why the stock list shows it or not (SRC-05, SRC-15, SRC-16, SRC-39,
 * CFG-16).
 */
export const whyFiltersShow = (context: FilterContext): Reason[] => {
  const { config } = context
  const facets = new Set([...filterFacets({ filters: [], filterVariant: 1 }), ...config.search.filters])
  return [...[...facets].map((facet) => explain(filterPart(facet, config), context)), explain(nearPart, context)]
}
