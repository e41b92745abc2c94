import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { env } from '../env'
import type { HostOptions } from '../host/siteHost'
import type { LiveSite } from '../sites/createSiteRegistry'

/** Host options of a site's pages. */
export function hostOptions({ published }: LiveSite): HostOptions {
  const { search, auth } = published.config
  return {
    pictureOrigin: env().IMAGE_CDN || undefined,
    search: { cacheSize: search.resultCacheSize },
    accounts: hasAccounts({ auth }) ? auth.watchlist : undefined,
  }
}
