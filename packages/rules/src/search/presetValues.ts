import type { SearchPreset } from '../routing/parseSearchPreset'
import type { ListFacet } from './facets'

/** The facet values that a search path fixes (RTE-14); a dealership or location is known by its slug and stays in the preset. */
export const presetValues = (preset: SearchPreset): { readonly [Facet in ListFacet]?: readonly string[] } => ({
  ...(preset.carTypes && { car_type: [...preset.carTypes].toSorted() }),
  ...(preset.certified && { certified: ['true'] }),
  ...(preset.make && { make: [preset.make] }),
  ...(preset.model && { model: [preset.model] }),
})
