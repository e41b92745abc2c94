import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import { parseSearchPreset, type RouteNames, type SearchPreset } from '../routing/parseSearchPreset'
import type { SiteData } from '../sites/SiteData'

/** All paths of the models: their page, by custom path or default, and their accessories (RTE-19). */
export const modelPaths = (modelPages: RouteNames['modelPages']): readonly string[] =>
  modelPages.flatMap(({ path, defaultPath }) => [...new Set([path, defaultPath, `${path}/accessories`])])

/**
 * Finds content pages whose path belongs to a model's page, and models that share a path (RTE-19): an unreachable content page blocks
 * publishing; of two models the first one is reachable, and only the platform can fix it.
 */
export const modelPageClashes = (
  { pages }: Pick<ResolvedConfig, 'pages'>,
  { modelPages }: Pick<RouteNames, 'modelPages'>,
): ConfigProblem[] => {
  const ofPages = shownPages({ pages }).flatMap(({ id, title, path }): ConfigProblem[] => {
    if (isReservedPath(path)) return []
    const model = modelPages.find((each) => modelPaths([each]).includes(path))
    if (!model) return []
    const message = `The page “${title}” could not be reached: ${path} is the address of the model ${model.name}. Please choose another.`
    return [
      { pointer: `/pages/list/${id}/path`, where: `Pages › ${title} › Address`, message, severity: 'error', kind: 'value', topic: 'links' },
    ]
  })
  const ofModels = modelPages.flatMap((model, index): ConfigProblem[] => {
    const first = modelPages.findIndex(({ path }) => path === model.path)
    if (first === index) return []
    const message = `The models ${modelPages[first]?.name} and ${model.name} have the same address, ${model.path}: only the first can be reached there.`
    return [{ pointer: '/models/heading', where: 'Models', message, severity: 'warning', kind: 'value', topic: 'links' }]
  })
  return [...ofPages, ...ofModels]
}

/** A path that lists other cars than its name suggests. */
export interface SlugClash {
  readonly kind: 'location' | 'dealership'
  readonly name: string
  /** Full sentence. */
  readonly message: string
}

type Places = Pick<SiteData, 'names' | 'locations' | 'dealerships'>

/** Description of the cars that a path lists, for the problem of a page with the same path. */
const listedCarsText = ({ make, dealershipSlug, carTypes }: SearchPreset, { dealerships }: Places): string => {
  if (make !== undefined) return `the cars of the make ${make}`
  if (dealershipSlug !== undefined)
    return `the cars of the dealership “${dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? dealershipSlug}”`
  return carTypes === undefined ? 'all cars' : `${carTypes.join(' and ')} cars`
}

/** Whether the site links to /search by location or by dealership. */
const isLinked = ({ locations, pages }: Pick<ResolvedConfig, 'locations' | 'pages'>, kind: SlugClash['kind']): boolean =>
  locations.viewStock === kind ||
  shownPages({ pages }).some((page) => shownBlocks(page).some((block) => block.kind === 'browse' && block.by === kind))

/**
 * Finds locations and dealerships whose stock link lists other cars, because a segment after /search is resolved as a list of the site, a
 * make, a dealership and a location, in that order (RTE-14, RTE-16, RTE-19). A dealership with a single location may share its slug.
 */
export const slugClashes = (config: Pick<ResolvedConfig, 'locations' | 'pages'>, places: Places): SlugClash[] => {
  const { locations, dealerships, names } = places
  const findClash = (kind: SlugClash['kind'], slug: string, name: string, isRight: (preset: SearchPreset) => boolean): SlugClash[] => {
    const preset = parseSearchPreset([slug], names)
    if (!preset || isRight(preset)) return []
    const message = `/search/${slug} lists ${listedCarsText(preset, places)}, not those of the ${kind} “${name}”, since both have the same address. Choose another slug for the ${kind}.`
    return [{ kind, name, message }]
  }
  const isOnly = (dealershipSlug: string) => locations.filter((location) => location.dealershipSlug === dealershipSlug).length === 1
  return [
    ...(isLinked(config, 'location')
      ? locations
          .filter(({ visible }) => visible)
          .flatMap(({ slug, name, dealershipSlug }) =>
            findClash(
              'location',
              slug,
              name,
              (preset) => preset.locationSlug === slug || (preset.dealershipSlug === dealershipSlug && isOnly(dealershipSlug)),
            ),
          )
      : []),
    ...(isLinked(config, 'dealership')
      ? dealerships.flatMap(({ slug, name }) => findClash('dealership', slug, name, (preset) => preset.dealershipSlug === slug))
      : []),
  ]
}
