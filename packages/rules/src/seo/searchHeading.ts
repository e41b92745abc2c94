import { makeAndModel } from '../car/texts/carTitle'
import { vehiclesNoun } from '../car/texts/vehiclesNoun'
import type { FacetItem } from '../entities/StockResult'
import { nameInSentence } from '../locations/locationNames'
import type { SearchPreset } from '../routing/parseSearchPreset'
import type { SiteData } from '../sites/SiteData'
import { singularNoun } from '../text/singularNoun'

export interface SearchHeadingOptions {
  /** The site's noun, such as 'cars'. */
  readonly noun: string
  /** Selected vehicle types; a single one replaces the noun. */
  readonly itemTypes?: readonly string[]
  /** Number of cars; without it the heading has no number. */
  readonly count?: number
}

/**
 * Vehicle types that a heading names: the selected ones, otherwise the only one of the list, if the site sells several.
 *
 * @param counts of the facet `item_type`
 */
export const listedTypes = (
  selected: readonly string[] = [],
  siteTypes: readonly string[],
  counts: readonly FacetItem[] = [],
): readonly string[] => {
  const found = counts.filter(({ count }) => count > 0).map(({ value }) => value)
  return selected.length === 0 && siteTypes.length > 1 && found.length === 1 ? found : selected
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Heading of a search path (RTE-14), with the number of cars if known.
 *
 * @example searchHeading({ carTypes: ['used'] }, site, { noun: 'cars' }) // 'Used cars for sale'
 * @example searchHeading({ carTypes: ['new'] }, site, { noun: 'cars', count: 100 }) // '100 new cars for sale'
 */
export const searchHeading = (
  preset: SearchPreset,
  site: Pick<SiteData, 'dealerships' | 'locations'>,
  { noun, itemTypes = [], count }: SearchHeadingOptions,
): string => {
  const place =
    site.dealerships.find(({ slug }) => slug === preset.dealershipSlug)?.name ??
    site.locations.find(({ slug }) => slug === preset.locationSlug)?.name
  const kind = [preset.certified ? 'certified' : '', (preset.carTypes ?? []).join(' and ')].filter(Boolean).join(' ')
  const several = vehiclesNoun(itemTypes, noun)
  const things = preset.make ? makeAndModel(preset.make, preset.model ?? '') : count === 1 ? singularNoun(several) : several
  const subject = `${[kind, things].filter(Boolean).join(' ')} for sale${place ? ` at ${nameInSentence(place)}` : ''}`
  return count === undefined ? capitalised(subject) : `${count.toLocaleString('en-AU')} ${subject}`
}
