import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import type { SearchPreset } from '@forecourt/rules/routing/SearchPreset'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

/** What a stock list's path narrows it to, in a few words: 'New and demo', 'Toyota Corolla', 'Parramatta'; null for the whole stock (RTE-14). */
export const presetName = (
  { carTypes = [], make, model, certified, dealershipSlug, locationSlug }: SearchPreset,
  site: Pick<SiteData, 'dealerships' | 'locations'>,
): string | null => {
  const place =
    site.dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? site.locations.find(({ slug }) => slug === locationSlug)?.name
  const kind = [certified ? 'certified' : '', carTypes.join(' and ')].filter(Boolean).join(' ')
  const words = [kind.slice(0, 1).toUpperCase() + kind.slice(1), makeAndModel(make ?? '', model ?? ''), place]
  return words.filter(Boolean).join(' ') || null
}
