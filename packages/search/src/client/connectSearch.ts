import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { noCache } from './noCache'
import type { SearchAccess } from './SearchAccess'

/** Where a site answers for itself: its own host, with the port, and whether that is reached by https. */
export interface OwnHost {
  readonly host: string
  readonly protocol: 'http' | 'https'
}

/**
 * Timeout of a search over the network, after which the fallback is taken. Milliseconds. A site's own address has no
 * quicker way than itself, and says at once when it can't search: only a slow line takes long there, and a page would take longer.
 */
export const searchTimeout = ({ hosted }: Pick<SearchAccess, 'hosted'>): number => (hosted ? 1000 : 5000)

/** A search client that goes over the network: to the site's own address, or to Algolia's where the site searches there. */
export const connectSearch = ({ appId, apiKey, hosted }: SearchAccess, { host, protocol }: OwnHost): LiteClient => {
  const ms = searchTimeout({ hosted })
  return liteClient(appId, apiKey, {
    ...(hosted ? {} : { hosts: [{ url: host, protocol, accept: 'readWrite' as const }] }),
    timeouts: { connect: ms, read: ms, write: ms },
    responsesCache: noCache,
    requestsCache: noCache,
    hostsCache: noCache,
    // Rate-limited calls aren’t retried: the caller has a fallback, and takes it at once.
    maxRateLimitRetries: 0,
  })
}
