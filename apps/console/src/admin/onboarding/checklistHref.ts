import type { ChecklistPlace } from '@forecourt/rules/onboarding/ChecklistItem'
import { answersAddress } from '../feeds/runAddress'

const addresses: { readonly [Page in Exclude<ChecklistPlace['page'], 'editor' | 'import' | 'bookings'>]: (siteId: string) => string } = {
  stock: () => '/stock',
  feeds: () => '/feeds',
  locations: () => '/locations',
  payments: () => '/payments/accounts',
  valuationRules: () => '/valuations/rules',
  domains: (siteId) => `/sites/${siteId}/domains`,
  redirects: (siteId) => `/sites/${siteId}/redirects`,
  destinations: () => '/leads/destinations',
  team: () => '/users',
}

/** The address of the page where a checklist item is completed. */
export const checklistHref = (place: ChecklistPlace, siteId: string): string => {
  if (place.page === 'import') return answersAddress(place.feedId, place.runId)
  if (place.page === 'bookings') return place.locationId === null ? '/locations' : `/locations/${place.locationId}/bookings`
  if (place.page !== 'editor') return addresses[place.page](siteId)
  return `/sites/${siteId}/edit${place.at ? `?at=${place.at}` : ''}`
}
