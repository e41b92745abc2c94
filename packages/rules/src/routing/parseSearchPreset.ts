/** Slugs that path segments can match, besides the config (RTE-14, RTE-19). Lower case. */
export interface RouteNames {
  readonly makes: readonly {
    readonly slug: string
    readonly name: string
    /** Key of its logo in file storage; omitted if none. */
    readonly logoKey?: string
    readonly models: readonly { readonly slug: string; readonly name: string }[]
  }[]
  /** Paths of the pages of its dealerships' models; `defaultPath` is a model's default path, which redirects if it has another. */
  readonly modelPages: readonly { readonly id: string; readonly name: string; readonly path: string; readonly defaultPath: string }[]
  readonly dealershipSlugs: readonly string[]
  readonly locationSlugs: readonly string[]
}

/** Filters preset by a search path, such as a make or a car type (RTE-14). */
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
 * Parses the segments after /search: a car type, a make (and model), a dealership or a location, in that order (RTE-14). Make and model
 * become names, as in the facets. Null if nothing matches.
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

/** Paths of the lists of each car type, dealership and location, which menus, footers and pages link to (RTE-14). */
export const presetPaths = ({ dealershipSlugs, locationSlugs }: RouteNames): string[] =>
  [...Object.keys(fixed), ...dealershipSlugs, ...locationSlugs].map((segment) => `/search/${segment}`)
