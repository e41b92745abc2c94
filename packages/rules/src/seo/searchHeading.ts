import type { SiteData } from '../pages/PageData'
import type { SearchPreset } from '../routing/Route'
import { makeAndModel } from '../stock/makeAndModel'

/**
 * Says in words what a search path lists (RTE-14).
 *
 * @example searchHeading({ carTypes: ['used'] }, site) // 'Used cars for sale'
 */
export const searchHeading = (preset: SearchPreset, site: Pick<SiteData, 'dealerships' | 'locations'>): string => {
  const place =
    site.dealerships.find(({ slug }) => slug === preset.dealershipSlug)?.name ??
    site.locations.find(({ slug }) => slug === preset.locationSlug)?.name
  const kind = [preset.certified ? 'certified' : '', (preset.carTypes ?? []).join(' and ')].filter(Boolean).join(' ')
  const noun = [kind.slice(0, 1).toUpperCase() + kind.slice(1), makeAndModel(preset.make ?? '', preset.model ?? '')]
    .filter(Boolean)
    .join(' ')
  const subject = preset.make ? `${noun} for sale` : `${noun ? `${noun} cars` : 'Cars'} for sale`
  return place ? `${subject} at ${place}` : subject
}
