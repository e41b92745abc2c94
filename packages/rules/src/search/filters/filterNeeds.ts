import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import type { Dealership, Location } from '../../entities/Location'
import type { FacetRange, StockResult } from '../../entities/StockFacet'
import { mayShow, type Need, shows } from '../../parts/Part'
import type { SearchPreset } from '../../routing/parseSearchPreset'
import { specialFacets } from '../facets'
import type { SearchState } from '../SearchState'
import { type FilterFacet, filterFacets, filterKind } from './filterFacets'
import { measuresDistances } from './measuresDistances'
import { hasRange } from './withRangeEnd'

const usual: { readonly [facet: string]: FacetRange } = { price: { min: 0, max: 100_000 }, km: { min: 0, max: 100_000 } }

/**
 * Says between what a filter's slider moves: what the cars of the list say, or what is usual while no car is left to tell, or nobody
 * counted (SRC-26). Null: cars were found and none says it, such as the kilometres of caravans.
 *
 * @example filterBounds('km', { ranges: {}, total: 0 }) // { min: 0, max: 100000 }
 */
export const filterBounds = (
  facet: string,
  { ranges, total, limited }: Pick<StockResult, 'ranges' | 'total' | 'limited'>,
): FacetRange | null => ranges[facet] ?? (total === 0 || limited ? (usual[facet] ?? null) : null)

/** Of so many cars of a list at least one must say it. */
const oneOf = 2

/**
 * Whether enough cars of a list say a facet for it to be a filter there (SRC-05, CFG-06): what only caravans, motorcycles or electric
 * cars have comes up where these are a fair share of the list, such as once a shopper chose them.
 *
 * @example isOftenStated('sleeps', { facets: { sleeps: [{ label: 'Sleeps 4', value: '4', count: 20 }] }, ranges: {}, total: 100 }) // false
 */
export const isOftenStated = (facet: string, { facets, ranges, total }: Pick<StockResult, 'facets' | 'ranges' | 'total'>): boolean => {
  if (!specialFacets.some((special) => special === facet)) return true
  const stated = (facets[facet] ?? []).reduce((sum, { count }) => sum + count, 0) + (ranges[facet]?.count ?? 0)
  return stated * oneOf >= total
}

/** What of a site's settings its filters are decided by. */
export type FilterConfig = Pick<ResolvedConfig, 'search' | 'price' | 'stock'>

/** The stock list that is looked at. */
export interface FilterAbout {
  readonly config: FilterConfig
  readonly preset: SearchPreset
  readonly state: SearchState
  readonly result: Pick<StockResult, 'facets' | 'ranges' | 'total' | 'limited'>
  readonly site: { readonly locations: readonly Location[]; readonly dealerships: readonly Dealership[] }
}

/** A need without its words, which stand in `filterText`: browsers ask it after every choice, and nobody there asks why. */
export interface FilterNeed extends Pick<Need<FilterAbout>, 'holds' | 'asked'> {
  readonly says:
    | 'inSet'
    | 'subscriptions'
    | 'conditions'
    | 'conditionOpen'
    | 'makeOpen'
    | 'modelOpen'
    | 'notUnderMakes'
    | 'certifiedOpen'
    | 'dealershipOpen'
    | 'dealerships'
    | 'locationOpen'
    | 'locations'
    | 'enoughOfKind'
    | 'difference'
    | 'range'
    | 'makes'
    | 'values'
  /** The same question, where the site's settings alone answer it. */
  readonly ofSite?: (site: { readonly config: FilterConfig }) => boolean
  /** Answered by the cars that were found. */
  readonly ofCars?: true
}

const need = (says: FilterNeed['says'], holds: FilterNeed['holds']): FilterNeed => ({ says, holds })
const carsNeed = (says: FilterNeed['says'], holds: FilterNeed['holds']): FilterNeed => ({ says, holds, ofCars: true })
const siteNeed = (says: FilterNeed['says'], holds: NonNullable<FilterNeed['ofSite']>): FilterNeed => ({ says, holds, ofSite: holds })

const isInSet = (facet: FilterFacet, { search }: FilterConfig): boolean => filterFacets(search).includes(facet)
const hasMakes = (config: FilterConfig): boolean => isInSet('make', config)

/** Whether the models of a make that a shopper chose stand under it (SRC-39): then they need no filter of their own. */
export const modelsUnderMakes = (config: FilterConfig): boolean => config.search.revealModels && hasMakes(config)

/** Whether a shopper chose in a filter: then it stays, so that the choice can be taken back. */
export const isChosen = (facet: string, { values, ranges }: SearchState): boolean =>
  (values[facet] ?? []).length > 0 || hasRange(ranges[facet])

const subscriptions = siteNeed('subscriptions', ({ config }) => offersSubscriptions(config))

/** Whether the address leaves open what a filter would choose, and the site has more than one of it. */
const ownNeeds: { readonly [Facet in FilterFacet]?: readonly FilterNeed[] } = {
  subscription_price: [subscriptions],
  weekly_price_range: [subscriptions],
  car_type: [
    siteNeed('conditions', ({ config }) => config.stock.carTypes.length > 1),
    need('conditionOpen', ({ preset }) => preset.carTypes?.length !== 1),
  ],
  make: [{ ...need('makeOpen', () => false), asked: ({ preset }) => Boolean(preset.model) }],
  model: [
    need('modelOpen', ({ preset, config }) => !preset.model && !(preset.make && hasMakes(config))),
    need('notUnderMakes', ({ config }) => !modelsUnderMakes(config)),
  ],
  certified: [need('certifiedOpen', ({ preset }) => preset.certified !== true)],
  dealership_name: [
    need('dealershipOpen', ({ preset }) => !preset.dealershipSlug),
    need('dealerships', ({ site }) => site.dealerships.length > 1),
  ],
  location_name: [need('locationOpen', ({ preset }) => !preset.locationSlug), need('locations', ({ site }) => site.locations.length > 1)],
}

/** What only one kind of vehicle has comes up where the list holds enough of these. */
const enoughOfKind = (facet: FilterFacet): FilterNeed[] =>
  specialFacets.some((special) => special === facet)
    ? [carsNeed('enoughOfKind', ({ state, result }) => isChosen(facet, state) || isOftenStated(facet, result))]
    : []

/** A filter narrows something: a switch that would empty the list or change nothing, a list of one value, a range of one number do not (SRC-16). */
const choice = (facet: FilterFacet): FilterNeed => {
  switch (filterKind(facet)) {
    case 'toggle':
      return carsNeed('difference', ({ state, result }) => {
        const count = result.facets[facet]?.find(({ value }) => value === 'true')?.count ?? 0
        return isChosen(facet, state) || (count > 0 && count < result.total)
      })
    case 'range':
      return carsNeed('range', ({ state, result }) => {
        const bounds = filterBounds(facet, result)
        return isChosen(facet, state) || (bounds !== null && bounds.min !== bounds.max)
      })
    case 'makes':
      return carsNeed(
        'makes',
        ({ preset, state, result }) => Boolean(preset.make) || isChosen(facet, state) || (result.facets[facet] ?? []).length > 1,
      )
    case 'list':
      return carsNeed('values', ({ state, result }) => isChosen(facet, state) || (result.facets[facet] ?? []).length > 1)
  }
}

const needsOf = (facet: FilterFacet): FilterNeed[] => [
  siteNeed('inSet', ({ config }) => isInSet(facet, config)),
  // What else it would need says nothing of a filter that isn't there.
  ...[...(ownNeeds[facet] ?? []), ...enoughOfKind(facet), choice(facet)].map(
    (each): FilterNeed => ({
      ...each,
      asked: (about, soFar) => isInSet(facet, about.config) && (each.asked?.(about, soFar) ?? true),
    }),
  ),
]

const known = new Map<FilterFacet, readonly FilterNeed[]>()

/** What a filter of the stock list needs to show (SRC-05, SRC-15, SRC-16, SRC-39, CAR-14, CFG-06, CFG-16). */
export const filterNeeds = (facet: FilterFacet): readonly FilterNeed[] => {
  const needs = known.get(facet) ?? needsOf(facet)
  known.set(facet, needs)
  return needs
}

/** Whether a site has a filter at all, whatever its cars: what its own settings say of it (CFG-16, CAR-14). */
export const hasFilter = (facet: FilterFacet, config: FilterConfig): boolean => mayShow({ needs: filterNeeds(facet) }, config)

/** Whether a filter's place in the list is left to the cars that are found: site and address have it (RTE-14). */
export const isLeftToCars = (facet: FilterFacet, about: FilterAbout): boolean =>
  shows({ needs: filterNeeds(facet).filter(({ ofCars }) => !ofCars) }, about)

/** How many places on the map cars stand at (SRC-15). */
export const placesOnMap = ({ site }: FilterAbout): number =>
  site.locations.filter(({ visible, address }) => visible && address.latitude !== null).length

/** Shoppers look around a postcode where the site has distances: where cars stand in one place alone, how far that is narrows nothing. */
export const nearNeeds = [
  { holds: ({ config }) => measuresDistances(config) },
  { holds: (about) => about.state.near !== undefined || placesOnMap(about) > 1 },
] as const satisfies readonly Pick<Need<FilterAbout>, 'holds'>[]
