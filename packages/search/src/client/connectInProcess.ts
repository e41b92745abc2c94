import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { handleSearchRequest } from '../protocol/handleSearchRequest'
import type { SearchTarget } from '../protocol/SearchTarget'
import { noCache } from './noCache'

/** The search client where the index is in the same process: what it sends is answered by a call, in the words of the protocol. */
export function connectInProcess<Document>(target: SearchTarget<Document>): LiteClient {
  const { appId, apiKey } = target.credentials
  return liteClient(appId, apiKey, {
    hosts: [{ url: 'in-process', protocol: 'https', accept: 'readWrite' }],
    responsesCache: noCache,
    requestsCache: noCache,
    hostsCache: noCache,
    requester: {
      async send({ method, url, data, headers }) {
        const { status, body } = handleSearchRequest(
          {
            method,
            url: url.slice('https://in-process'.length),
            body: typeof data === 'string' ? data : null,
            header: (name) => headers[name],
          },
          target,
        )
        return { status, content: body, isTimedOut: false, headers: {} }
      },
    },
  })
}
