import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { SearchPreset } from '@forecourt/rules/routing/Route'

const typeNames = { new: 'New', used: 'Used', demo: 'Demo' } as const

/** What a stock list's path narrows it to, in a few words: 'New and Demo', 'Toyota Corolla', 'Parramatta'; null for the whole stock (RTE-14). */
export const presetName = (
  { carTypes = [], make, model, certified, dealershipSlug, locationSlug }: SearchPreset,
  site: Pick<SiteData, 'dealerships' | 'locations'>,
): string | null => {
  const place =
    site.dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? site.locations.find(({ slug }) => slug === locationSlug)?.name
  const words = [certified ? 'Certified' : '', carTypes.map((type) => typeNames[type]).join(' and '), make, model, place]
  return words.filter(Boolean).join(' ') || null
}
