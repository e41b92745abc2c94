import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { noCache } from './noCache'
import type { SearchAccess } from './SearchAccess'

/** Where a site answers for itself: its own host, with the port, and whether that is reached by https. */
export interface OwnHost {
  readonly host: string
  readonly protocol: 'http' | 'https'
}

/** A search client that goes over the network: to the site's own address, or to Algolia's where the site searches there. */
export const connectSearch = ({ appId, apiKey, hosted }: SearchAccess, { host, protocol }: OwnHost): LiteClient =>
  liteClient(appId, apiKey, {
    ...(hosted ? {} : { hosts: [{ url: host, protocol, accept: 'readWrite' as const }] }),
    timeouts: { connect: 1000, read: 1000, write: 1000 },
    responsesCache: noCache,
    requestsCache: noCache,
    hostsCache: noCache,
    // Whoever asks has another way to the cars, and takes it at once.
    maxRateLimitRetries: 0,
  })
