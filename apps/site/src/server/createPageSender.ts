import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteIds } from '../sites/SiteSource'
import type { CacheEntry } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import type { RenderedPage } from './createPageRenderer'
import { encoded, encodingFor } from './encoded'
import { send, sendEntry, sendMessage } from './sendResponse'

/** A request for a page or a file, with the response it gets. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** What its answer is cached by; null for answers that are not cached. */
  readonly key: string | null
  /** The site of its host; null where that is not known. */
  readonly site: SiteIds | null
}

interface CopySender {
  readonly copies?: PageCopies
  isDatabaseAway?(): Promise<boolean>
  now(): number
}

/** Prices on a copy are a day old at most, as on any page that can't be rendered again; while the database is away, a week. Milliseconds. */
const oldestUsual = 24 * 3_600_000
const oldestCopy = 7 * oldestUsual

/** Answers with the last good copy on disk, marked as such and cached by no one; returns whether there was one. */
function createCopySender({ copies, isDatabaseAway, now }: CopySender): (exchange: Exchange) => Promise<boolean> {
  return async ({ request, response, key }) => {
    const copy = key === null ? null : await copies?.find(key)
    if (!copy) return false
    const age = now() - copy.at
    if (age > oldestCopy || (age > oldestUsual && !(await isDatabaseAway?.()))) return false
    const { body, ...answer } = copy.response
    const encoding = encodingFor(request.headers['accept-encoding'], String(answer.headers['content-type'] ?? ''), body.length)
    const headers = { ...answer.headers, 'cache-control': 'no-store', age: String(Math.max(0, Math.round(age / 1000))) }
    send(request, response, { ...answer, headers }, await encoded(body, encoding), encoding, 'COPY')
    return true
  }
}

interface PageSenderOptions {
  readonly copies?: PageCopies
  /** How long a client waits to hear that there is no place for it. Milliseconds. */
  readonly refusalPause: number
  isDatabaseAway?(): Promise<boolean>
  /** Hears of addresses of a site that named nothing. */
  onMissing(request: IncomingMessage, site: SiteIds): void
  now(): number
}

/** Sends what came of a request for a page; `last` is the last good page in memory, which is better than an error. */
export interface PageSender {
  /** The page was rendered, or failed to. */
  rendered(exchange: Exchange, page: RenderedPage, last: CacheEntry | null): Promise<void>
  /** There was no place to render it in. */
  unrendered(exchange: Exchange, last: CacheEntry | null): Promise<void>
}

const isPage = ({ headers }: RenderedPage['response']) => /^text\/(?:html|plain)/.test(String(headers['content-type'] ?? 'text/html'))

async function sendRendered({ request, response }: Exchange, { response: rendered, cached }: RenderedPage): Promise<void> {
  if (cached) return sendEntry(request, response, cached, 'MISS')
  const { body, ...answer } = rendered
  const encoding = encodingFor(request.headers['accept-encoding'], String(answer.headers['content-type'] ?? ''), body.length)
  return send(request, response, answer, await encoded(body, encoding), encoding, 'MISS')
}

/** Instead of an error a client gets the last good page from memory, else its copy on disk, else an apology with 503. */
export function createPageSender({ copies, refusalPause, isDatabaseAway, onMissing, now }: PageSenderOptions): PageSender {
  const sendCopy = createCopySender({ copies, isDatabaseAway, now })
  return {
    async rendered(exchange, page, last) {
      const { request, response, site } = exchange
      const { status } = page.response
      if (status === 404 && site) onMissing(request, site)
      if (status < 500) return sendRendered(exchange, page)
      if (last) return sendEntry(request, response, last, 'STALE')
      if (!isPage(page.response)) return sendRendered(exchange, page)
      if (await sendCopy(exchange)) return
      sendMessage(response, 'Back in a moment', 'This page can’t be shown just now. Please try again in a minute.', '30')
    },

    async unrendered(exchange, last) {
      const { request, response } = exchange
      if (last) return sendEntry(request, response, last, 'STALE')
      if (await sendCopy(exchange)) return
      // Backpressure: a client that retries at once is slowed down by it.
      await wait(refusalPause)
      sendMessage(response, 'A lot of people are looking', 'This page can’t be shown just now. Please try again in a few seconds.', '5')
    },
  }
}
