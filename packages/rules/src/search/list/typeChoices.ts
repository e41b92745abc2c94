import type { ItemType } from '../../entities/Car'
import type { FacetItem } from '../../entities/StockResult'
import type { SearchPreset } from '../../routing/parseSearchPreset'
import { facetValueText } from '../facetValueText'
import type { SearchState } from '../SearchState'

/** A choice of the switch between a site's types of vehicle. */
export interface TypeChoice {
  /** Null for all types. */
  readonly itemType: ItemType | null
  /** Such as 'Caravans'. */
  readonly label: string
  /** Number of vehicles that the choice lists; null if unknown. */
  readonly count: number | null
  readonly isCurrent: boolean
  /** The search that it leads to. */
  readonly state: SearchState
}

export interface TypeChoicesQuery {
  /** The types of the site's stock. */
  readonly itemTypes: readonly ItemType[]
  readonly state: SearchState
  readonly preset: SearchPreset
  /** Counts by type, without the filter of types; absent if unknown. */
  readonly counts: readonly FacetItem[] | undefined
}

/**
 * The switch above a stock list (SRC-03, CFG-06): all vehicles, then each type of the site's stock, by name. Empty if the list can have one
 * type only. A choice keeps the other filters if they leave it a vehicle; otherwise it shows the whole type.
 *
 * @example typeChoices({ itemTypes: ['caravan', 'motorcycle'], … }) // All 157, Caravans 94, Motorcycles 63
 */
export const typeChoices = ({ itemTypes, state, preset, counts }: TypeChoicesQuery): readonly TypeChoice[] => {
  if (itemTypes.length < 2) return []
  const chosen = state.values.item_type ?? []
  const countOf = (itemType: ItemType): number | null => {
    if (!counts) return null
    const item = counts.find(({ value }) => value === itemType)
    return item?.uncounted ? null : (item?.count ?? 0)
  }
  const stateOf = (values: readonly string[]): SearchState => ({ ...state, page: 1, values: { ...state.values, item_type: values } })
  const wholeType = (itemType: ItemType): SearchState => ({
    query: '',
    page: 1,
    sortBy: state.sortBy,
    values: { ...state.defaults?.values, item_type: [itemType] },
    ranges: {},
    ...(state.defaults && { defaults: state.defaults }),
  })
  const types = itemTypes
    .map((itemType): TypeChoice & { readonly itemType: ItemType } => {
      const count = countOf(itemType)
      return {
        itemType,
        label: facetValueText('item_type', itemType),
        count: count || null,
        isCurrent: chosen.length === 1 && chosen[0] === itemType,
        state: count === 0 ? wholeType(itemType) : stateOf([itemType]),
      }
    })
    // A make's list has no other types than those of its make.
    .filter(({ itemType, isCurrent }) => isCurrent || preset.make === undefined || countOf(itemType) !== 0)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU'))
  if (types.length < 2) return []
  const total = types.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return [{ itemType: null, label: 'All', count: total || null, isCurrent: chosen.length === 0, state: stateOf([]) }, ...types]
}
