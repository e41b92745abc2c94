import type { SearchPreset } from '../../routing/parseSearchPreset'
import { nameKey } from '../../text/nameKey'
import { presetValues } from '../presetValues'
import type { Understanding } from './Reading'

/**
 * Says whether a sentence asks for more than a path lists: a Ford on the list of Mazdas, new cars on that of used ones (RTE-14). The
 * whole stock then answers it.
 */
export const leavesPath = (preset: SearchPreset, { values, excluded }: Pick<Understanding, 'values' | 'excluded'>): boolean =>
  Object.entries(presetValues(preset)).some(([facet, fixed]) => {
    const keys = new Set(fixed?.map((value) => nameKey(value)))
    return (values[facet] ?? []).some((value) => !keys.has(nameKey(value))) || (excluded[facet] ?? []).length > 0
  })
