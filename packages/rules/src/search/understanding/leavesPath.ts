import type { SearchPreset } from '../../routing/Route'
import { facetKey } from '../facetKey'
import { presetValues } from '../presetValues'
import type { Understanding } from './Understanding'

/**
 * Says whether a sentence asks for more than a path lists: a Ford on the list of Mazdas, new cars on that of used ones (RTE-14). The
 * whole stock then answers it.
 */
export const leavesPath = (preset: SearchPreset, { values, excluded }: Pick<Understanding, 'values' | 'excluded'>): boolean =>
  Object.entries(presetValues(preset)).some(([facet, fixed]) => {
    const keys = new Set(fixed?.map((value) => facetKey(facet, value)))
    return (values[facet] ?? []).some((value) => !keys.has(facetKey(facet, value))) || (excluded[facet] ?? []).length > 0
  })
