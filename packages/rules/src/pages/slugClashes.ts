import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import { parseSearchPreset } from '../routing/parseSearchPreset'
import type { SearchPreset } from '../routing/SearchPreset'
import type { SiteData } from '../sites/SiteData'

/** An address that lists other cars than its name says. */
export interface SlugClash {
  readonly kind: 'location' | 'dealership'
  readonly name: string
  /** A whole sentence. */
  readonly message: string
}

type Places = Pick<SiteData, 'names' | 'locations' | 'dealerships'>

/** What an address lists instead, in words. */
const listed = ({ make, dealershipSlug, carTypes }: SearchPreset, { dealerships }: Places): string => {
  if (make !== undefined) return `the cars of the make ${make}`
  if (dealershipSlug !== undefined)
    return `the cars of the dealership “${dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? dealershipSlug}”`
  return carTypes === undefined ? 'all cars' : `${carTypes.join(' and ')} cars`
}

/** What the site links to under /search: the cars of a place, of a dealership, or neither. */
const linked = ({ locations, pages }: Pick<ResolvedConfig, 'locations' | 'pages'>, kind: SlugClash['kind']): boolean =>
  locations.viewStock === kind ||
  shownPages({ pages }).some((page) => shownBlocks(page).some((block) => block.kind === 'browse' && block.by === kind))

/**
 * Finds locations and dealerships whose stock link lists other cars, since one word after /search means a list of the site, a make,
 * a dealership and a location in that order (RTE-14, RTE-16, RTE-19). A dealership of one place may share its slug with it.
 */
export const slugClashes = (config: Pick<ResolvedConfig, 'locations' | 'pages'>, places: Places): SlugClash[] => {
  const { locations, dealerships, names } = places
  const clashOf = (kind: SlugClash['kind'], slug: string, name: string, isRight: (preset: SearchPreset) => boolean): SlugClash[] => {
    const preset = parseSearchPreset([slug], names)
    if (!preset || isRight(preset)) return []
    const message = `/search/${slug} lists ${listed(preset, places)}, not those of the ${kind} “${name}”, since both have the same address. Another slug for the ${kind} parts them.`
    return [{ kind, name, message }]
  }
  const isOnly = (dealershipSlug: string) => locations.filter((location) => location.dealershipSlug === dealershipSlug).length === 1
  return [
    ...(linked(config, 'location')
      ? locations
          .filter(({ visible }) => visible)
          .flatMap(({ slug, name, dealershipSlug }) =>
            clashOf(
              'location',
              slug,
              name,
              (preset) => preset.locationSlug === slug || (preset.dealershipSlug === dealershipSlug && isOnly(dealershipSlug)),
            ),
          )
      : []),
    ...(linked(config, 'dealership')
      ? dealerships.flatMap(({ slug, name }) => clashOf('dealership', slug, name, (preset) => preset.dealershipSlug === slug))
      : []),
  ]
}
