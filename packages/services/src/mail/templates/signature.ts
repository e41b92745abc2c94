import type { LeadMailFacts } from './LeadMailFacts'

/** Who the message is from: the site and the place, once where the place's name says the site's already. */
export function signature({ siteName, locationName }: Pick<LeadMailFacts, 'siteName' | 'locationName'>): string {
  if (!locationName) return siteName
  return locationName.includes(siteName) ? locationName : `${siteName}, ${locationName}`
}
