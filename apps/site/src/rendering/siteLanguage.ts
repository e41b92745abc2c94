import { languageOf } from '@forecourt/rules/text/languageOf'
import type { LiveSite } from '../sites/createSiteRegistry'

/** The language of a site's pages. */
export const siteLanguage = (live: LiveSite | null): string => languageOf(live?.published.config.identity.country ?? 'AU')
