import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteIds } from '../sites/SiteIds'
import { createCopySender } from './createCopySender'
import type { CacheEntry } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import type { RenderedPage } from './createPageRenderer'
import type { Exchange } from './Exchange'
import { encoded, encodingFor } from './encoded'
import { send, sendEntry, sendMessage } from './sendResponse'

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
