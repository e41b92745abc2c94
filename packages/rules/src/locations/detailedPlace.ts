import type { Location } from '../entities/Location'
import { type LocationChoice, locationsFor } from './locationsFor'

/** The one place of which a block of locations says everything, its hours too; null where it shows several, or none (LOC-05). */
export const detailedPlace = (block: LocationChoice & { readonly filter: string }, locations: readonly Location[]): Location | null => {
  const [only, ...more] = locationsFor(locations, block.filter, block)
  return only && more.length === 0 ? only : null
}
