/** The names that one search segment can mean, beside the config (RTE-14, RTE-19). Slugs, lower case. */
export interface RouteNames {
  readonly makes: readonly {
    readonly slug: string
    readonly name: string
    /** Its logo by its key in file storage; absent: none is kept. */
    readonly logoKey?: string
    readonly models: readonly { readonly slug: string; readonly name: string }[]
  }[]
  /** Where the models of its dealerships' makes have their pages; `plain` is a model's own name, which leads to the page where that is elsewhere. */
  readonly modelPages: readonly { readonly id: string; readonly name: string; readonly path: string; readonly plain: string }[]
  readonly dealershipSlugs: readonly string[]
  readonly locationSlugs: readonly string[]
}

/** What a search path presets, such as a make or a car type (RTE-14). */
export interface SearchPreset {
  readonly carTypes?: readonly ('new' | 'used' | 'demo')[]
  readonly make?: string
  readonly model?: string
  readonly dealershipSlug?: string
  readonly locationSlug?: string
  readonly certified?: boolean
}

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
