import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import { usesHostedSearch } from '@forecourt/schema/switches/usesHostedSearch'
import type { SearchAccess } from '@forecourt/search/client/SearchAccess'
import { securedKey } from '@forecourt/search/client/securedKey'
import { searchCredentials } from './searchCredentials'

/**
 * Where a site's pages search its stock: Algolia where the site has an application and a key there (CFG-14), else the site's own
 * address. All of it may stand on a page: the keys open what the site lists and nothing more.
 */
export function searchAccess({ siteId, organisationId, config, dealershipIds }: PublishedSite, secret: string): SearchAccess {
  const { appId, key, indexName } = config.search
  if (!usesHostedSearch(config.search)) return { ...searchCredentials(siteId, secret), indexName }
  const { soldVisibleDays, carTypes, minImageCount } = config.stock
  const hosted = { organisationId, stock: { soldVisibleDays, carTypes, minImageCount }, dealershipIds }
  return { appId, apiKey: securedKey(key, hosted, indexName), indexName, hosted }
}
