import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Dealership, Location } from '../../entities/Location'
import type { FacetRange, StockResult } from '../../entities/StockResult'
import { mayShow, type Need, shows } from '../../parts/Part'
import type { SearchPreset } from '../../routing/parseSearchPreset'
import { specialFacets } from '../facets'
import type { SearchState } from '../SearchState'
import { type FilterFacet, filterFacets, filterKind } from './filterFacets'
import { measuresDistances } from './measuresDistances'
import { hasRange } from './withRangeEnd'

const usualRanges: { readonly [facet: string]: FacetRange } = { price: { min: 0, max: 100_000 }, km: { min: 0, max: 100_000 } }

/**
 * Bounds of a filter's slider: from the cars of the list, or defaults if no car was found or counts are missing (SRC-26). Null if cars
 * were found and none has a value, such as the kilometres of caravans.
 *
 * @example filterBounds('km', { ranges: {}, total: 0 }) // { min: 0, max: 100000 }
 */
export const filterBounds = (
  facet: string,
  { ranges, total, limited }: Pick<StockResult, 'ranges' | 'total' | 'limited'>,
): FacetRange | null => ranges[facet] ?? (total === 0 || limited ? (usualRanges[facet] ?? null) : null)

/** At least one in this many cars must have a value. */
const carsPerValue = 2

/**
 * Whether enough cars of a list have a value of a facet to filter by it (SRC-05, CFG-06): facets of caravans, motorcycles or electric
 * cars show if these are a large share of the list, such as after filtering by type.
 *
 * @example isOftenStated('sleeps', { facets: { sleeps: [{ label: 'Sleeps 4', value: '4', count: 20 }] }, ranges: {}, total: 100 }) // false
 */
export const isOftenStated = (facet: string, { facets, ranges, total }: Pick<StockResult, 'facets' | 'ranges' | 'total'>): boolean => {
  if (!specialFacets.some((special) => special === facet)) return true
  const stated = (facets[facet] ?? []).reduce((sum, { count }) => sum + count, 0) + (ranges[facet]?.count ?? 0)
  return stated * carsPerValue >= total
}

/** Settings that decide a site's filters. */
export type FilterConfig = Pick<ResolvedConfig, 'search' | 'price' | 'stock'>

/** The current stock list. */
export interface FilterContext {
  readonly config: FilterConfig
  readonly preset: SearchPreset
  readonly state: SearchState
  readonly result: Pick<StockResult, 'facets' | 'ranges' | 'total' | 'limited'>
  readonly site: { readonly locations: readonly Location[]; readonly dealerships: readonly Dealership[] }
}

/** A need without its sentences, which are in `filterText`: browsers check it after each selection, and don't need explanations. */
export interface FilterNeed extends Pick<Need<FilterContext>, 'holds' | 'appliesWhen'> {
  readonly textId:
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
  /** The same check for the site's settings alone. */
  readonly holdsForSite?: (site: { readonly config: FilterConfig }) => boolean
  /** Depends on the cars found. */
  readonly dependsOnCars?: true
}

const need = (textId: FilterNeed['textId'], holds: FilterNeed['holds']): FilterNeed => ({ textId, holds })
const carsNeed = (textId: FilterNeed['textId'], holds: FilterNeed['holds']): FilterNeed => ({ textId, holds, dependsOnCars: true })
const siteNeed = (textId: FilterNeed['textId'], holds: NonNullable<FilterNeed['holdsForSite']>): FilterNeed => ({
  textId,
  holds,
  holdsForSite: holds,
})

const isInSet = (facet: FilterFacet, { search }: FilterConfig): boolean => filterFacets(search).includes(facet)
const hasMakes = (config: FilterConfig): boolean => isInSet('make', config)

/** Whether a selected make's models show below it (SRC-39), so that they need no filter of their own. */
export const modelsUnderMakes = (config: FilterConfig): boolean => config.search.revealModels && hasMakes(config)

/** Whether a filter has a selection; then it stays visible, so that the selection can be cleared. */
export const isChosen = (facet: string, { values, ranges }: SearchState): boolean =>
  (values[facet] ?? []).length > 0 || hasRange(ranges[facet])

const subscriptions = siteNeed('subscriptions', ({ config }) => offersSubscriptions(config))

/** Whether all cars of a list are of one make, with none chosen. */
const hasOneMake = (state: SearchState, { facets }: Pick<StockResult, 'facets'>): boolean =>
  !isChosen('make', state) && (facets.make ?? []).length === 1

/** Needs per facet: the path doesn't fix it, and the site has more than one value. */
const ownNeeds: { readonly [Facet in FilterFacet]?: readonly FilterNeed[] } = {
  subscription_price: [subscriptions],
  weekly_price_range: [subscriptions],
  car_type: [
    siteNeed('conditions', ({ config }) => config.stock.carTypes.length > 1),
    need('conditionOpen', ({ preset }) => preset.carTypes?.length !== 1),
  ],
  make: [{ ...need('makeOpen', () => false), appliesWhen: ({ preset }) => Boolean(preset.model) }],
  model: [
    need('modelOpen', ({ preset, config }) => !preset.model && !(preset.make && hasMakes(config))),
    // With one make, there is no list of makes for its models to be under.
    carsNeed('notUnderMakes', ({ config, state, result }) => !modelsUnderMakes(config) || hasOneMake(state, result)),
  ],
  certified: [need('certifiedOpen', ({ preset }) => preset.certified !== true)],
  dealership_name: [
    need('dealershipOpen', ({ preset }) => !preset.dealershipSlug),
    need('dealerships', ({ site }) => site.dealerships.length > 1),
  ],
  location_name: [need('locationOpen', ({ preset }) => !preset.locationSlug), need('locations', ({ site }) => site.locations.length > 1)],
}

/** Facets of special vehicles need enough of them in the list. */
const enoughOfKind = (facet: FilterFacet): FilterNeed[] =>
  specialFacets.some((special) => special === facet)
    ? [carsNeed('enoughOfKind', ({ state, result }) => isChosen(facet, state) || isOftenStated(facet, result))]
    : []

/**
 * A filter must make a difference: not a switch that would empty the list or change nothing, a list of one value, or a range of one
 * number (SRC-16).
 */
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

const buildNeeds = (facet: FilterFacet): FilterNeed[] => [
  siteNeed('inSet', ({ config }) => isInSet(facet, config)),
  // Further needs don't apply to a filter that isn't in the set.
  ...[...(ownNeeds[facet] ?? []), ...enoughOfKind(facet), choice(facet)].map(
    (each): FilterNeed => ({
      ...each,
      appliesWhen: (context, allHold) => isInSet(facet, context.config) && (each.appliesWhen?.(context, allHold) ?? true),
    }),
  ),
]

const cachedNeeds = new Map<FilterFacet, readonly FilterNeed[]>()

/** What a filter of the stock list needs to show (SRC-05, SRC-15, SRC-16, SRC-39, CAR-14, CFG-06, CFG-16). */
export const filterNeeds = (facet: FilterFacet): readonly FilterNeed[] => {
  const needs = cachedNeeds.get(facet) ?? buildNeeds(facet)
  cachedNeeds.set(facet, needs)
  return needs
}

/** Whether a site has a filter by its settings, regardless of cars (CFG-16, CAR-14). */
export const hasFilter = (facet: FilterFacet, config: FilterConfig): boolean => mayShow({ needs: filterNeeds(facet) }, config)

/** Whether settings and path allow a filter (RTE-14): then only the cars found decide if it shows. */
export const isFilterAllowed = (facet: FilterFacet, context: FilterContext): boolean =>
  shows({ needs: filterNeeds(facet).filter(({ dependsOnCars }) => !dependsOnCars) }, context)

/** Number of locations with coordinates (SRC-15). */
export const countMappedLocations = ({ site }: FilterContext): number =>
  site.locations.filter(({ visible, address }) => visible && address.latitude !== null).length

/** Needs of the distance filter: the site has distances, and more than one location, since otherwise distance doesn't narrow the list. */
export const nearNeeds = [
  { holds: ({ config }) => measuresDistances(config) },
  { holds: (context) => context.state.near !== undefined || countMappedLocations(context) > 1 },
] as const satisfies readonly Pick<Need<FilterContext>, 'holds'>[]
