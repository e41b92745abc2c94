import type { Redirects } from '../redirects/createRedirects'
import type { App } from './App'
import { capture } from './capture'
import type { PageCache } from './createPageCache'

interface RefreshOptions {
  readonly app: App
  readonly cache: PageCache
  readonly redirects?: Redirects
}

/** Takes over a change: the app says which tags it expires, and the call is acknowledged once no cached page here shows what was before. */
export function createRefresh({ app, cache, redirects }: RefreshOptions): App {
  return async (request, response, body) => {
    const { response: draft, ended } = capture(request)
    const [captured] = await Promise.all([ended, app(request, draft, body)])
    if (captured.status !== 200) {
      response.writeHead(captured.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(captured.body)
      return
    }
    const { tags } = JSON.parse(captured.body.toString()) as { tags: readonly string[] | null }
    redirects?.expire(tags)
    if (tags === null) cache.expireAll()
    else cache.expire(tags)
    response.writeHead(204, { 'cache-control': 'no-store' })
    response.end()
  }
}
