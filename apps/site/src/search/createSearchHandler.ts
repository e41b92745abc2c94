import {
  failure,
  handleSearchRequest,
  type SearchHttpRequest,
  type SearchHttpResponse,
} from '@forecourt/search/protocol/handleSearchRequest'
import { requestHost } from '../http/requestHost'
import type { LiveSite } from '../sites/createSiteRegistry'
import { siteTarget } from './siteTarget'

export interface SearchAnswersOptions {
  siteOf(host: string): Promise<LiveSite | null>
  readonly secret: () => string
  readonly now: () => string
}

/** How long an index that is being loaded is waited for: those who ask have another way to their cars. Milliseconds. */
const timeoutMs = 800

function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The search index is not ready yet')), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

/** Answers search calls to a site's own address (SRC-44 to SRC-46): the site is the host's, and its stock rule is ours to say. */
export function createSearchHandler({ siteOf, secret, now }: SearchAnswersOptions) {
  return async (call: SearchHttpRequest, host: string | null | undefined): Promise<SearchHttpResponse> => {
    try {
      const live = await siteOf(requestHost(host))
      if (!live) return failure(404, 'There is no site at this address')
      const index = await soon(live.stockIndex())
      return handleSearchRequest(call, siteTarget(live, index, { secret: secret(), now: now() }))
    } catch (error) {
      console.error(error)
      return failure(503, 'Search can’t be reached just now')
    }
  }
}
