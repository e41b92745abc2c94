import { countryLanguage } from '@forecourt/rules/text/countryLanguage'
import type { LiveSite } from '../sites/createSiteRegistry'

/** The language of a site's pages. */
export const siteLanguage = (live: LiveSite | null): string => countryLanguage(live?.published.config.identity.country ?? 'AU')
