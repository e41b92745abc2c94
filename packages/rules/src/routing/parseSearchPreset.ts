import type { RouteNames } from './RouteNames'
import type { SearchPreset } from './SearchPreset'

const fixed: { readonly [segment: string]: SearchPreset } = {
  'new-used-and-demo-cars': {},
  'new-and-demo-cars': { carTypes: ['new', 'demo'] },
  'new-cars': { carTypes: ['new'] },
  'used-cars': { carTypes: ['used'] },
  'demo-cars': { carTypes: ['demo'] },
}

/**
 * Reads the segments after /search: a car type, a make (and model), a dealership or a location, in that order (RTE-14).
 * Make and model become names, as the facets hold them. Null when they mean nothing.
 */
export const parseSearchPreset = (segments: readonly string[], names: RouteNames): SearchPreset | null => {
  const [first, second] = segments
  if (first === undefined) return {}
  if (segments.length > 2) return null
  const make = names.makes.find(({ slug }) => slug === first)
  if (second !== undefined) {
    const model = make?.models.find(({ slug }) => slug === second)
    return make && model ? { make: make.name, model: model.name } : null
  }
  if (Object.hasOwn(fixed, first)) return fixed[first] ?? null
  if (make) return { make: make.name }
  if (names.dealershipSlugs.includes(first)) return { dealershipSlug: first }
  if (names.locationSlugs.includes(first)) return { locationSlug: first }
  return null
}
