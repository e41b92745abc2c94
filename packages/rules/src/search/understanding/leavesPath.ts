import type { SearchPreset } from '../../routing/parseSearchPreset'
import { nameKey } from '../../text/nameKey'
import { presetValues } from '../presetValues'
import type { Understanding } from './ParserState'

/**
 * Whether a query goes beyond a path's list: a Ford in the list of Mazdas, new cars in that of used ones (RTE-14). It then searches the
 * whole stock.
 */
export const leavesPath = (preset: SearchPreset, { values, excluded }: Pick<Understanding, 'values' | 'excluded'>): boolean =>
  Object.entries(presetValues(preset)).some(([facet, fixed]) => {
    const keys = new Set(fixed?.map((value) => nameKey(value)))
    return (values[facet] ?? []).some((value) => !keys.has(nameKey(value))) || (excluded[facet] ?? []).length > 0
  })
