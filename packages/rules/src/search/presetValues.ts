import type { SearchPreset } from '../routing/parseSearchPreset'
import type { ListFacet } from './facets'

/** Facet values fixed by a search path (RTE-14); dealerships and locations stay in the preset, by slug. */
export const presetValues = (preset: SearchPreset): { readonly [Facet in ListFacet]?: readonly string[] } => ({
  ...(preset.carTypes && { car_type: [...preset.carTypes].toSorted() }),
  ...(preset.certified && { certified: ['true'] }),
  ...(preset.make && { make: [preset.make] }),
  ...(preset.model && { model: [preset.model] }),
})
