import { facetTitle } from './facetTitle'
import type { SearchState } from './SearchState'

/** Bodies are left as they are: what is a roadster depends on the vehicle. */
const titledFacets: readonly string[] = ['fuel', 'transmission', 'drive']

/**
 * A search with the values of old addresses as their vocabulary titles them today, so that lists show them as chosen (SRC-02).
 *
 * @example titledSearch({ ...search, values: { fuel: ['PHEV'] } }).values // { fuel: ['Plug-in Hybrid'] }
 */
export const titledSearch = (state: SearchState): SearchState => {
  const titled = (values: SearchState['values']): SearchState['values'] =>
    Object.fromEntries(
      Object.entries(values).map(([facet, chosen]) => [
        facet,
        titledFacets.includes(facet) ? [...new Set(chosen.map((value) => facetTitle(facet, value)))].toSorted() : chosen,
      ]),
    )
  return { ...state, values: titled(state.values), ...(state.excluded ? { excluded: titled(state.excluded) } : {}) }
}
