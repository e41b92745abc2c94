import type { LiveSite } from '../sites/createSiteRegistry'

/** The language of a site's pages. */
export const siteLanguage = (live: LiveSite | null): string => (live?.published.config.identity.country === 'NZ' ? 'en-NZ' : 'en-AU')
