import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { env } from '../env'
import type { HostOptions } from '../host/createHost'
import { searchAccess } from '../search/searchAccess'
import type { LiveSite } from '../sites/createSiteRegistry'

/** What the pages of a site are told about it. */
export function hostOptions({ published }: LiveSite): HostOptions {
  const { search, auth } = published.config
  return {
    pictureOrigin: env().IMAGE_CDN || undefined,
    search: { access: searchAccess(published, env().INTERNAL_SECRET), cacheSize: search.resultCacheSize },
    accounts: hasAccounts({ auth }) ? auth.watchlist : undefined,
  }
}
