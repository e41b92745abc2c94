import type { SiteData } from '../pages/PageData'
import type { SearchPreset } from '../routing/Route'

const words = { new: 'New', used: 'Used', demo: 'Demo' } as const

/**
 * Says in words what a search path lists (RTE-14).
 *
 * @example searchHeading({ carTypes: ['used'] }, site) // 'Used cars for sale'
 */
export const searchHeading = (preset: SearchPreset, site: Pick<SiteData, 'dealerships' | 'locations'>): string => {
  const place =
    site.dealerships.find(({ slug }) => slug === preset.dealershipSlug)?.name ??
    site.locations.find(({ slug }) => slug === preset.locationSlug)?.name
  const kinds = (preset.carTypes ?? []).map((type) => words[type])
  const noun = [preset.certified ? 'Certified' : '', kinds.join(' and '), preset.make ?? '', preset.model ?? ''].filter(Boolean).join(' ')
  const subject = preset.make ? `${noun} for sale` : `${noun ? `${noun} cars` : 'Cars'} for sale`
  return place ? `${subject} at ${place}` : subject
}
