import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteIds } from '../sites/SiteSource'
import type { CacheEntry } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import type { RenderedPage } from './createPageRenderer'
import { encoded, encodingFor } from './encoded'
import { send, sendEntry, sendMessage } from './sendResponse'

/** A page request and its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Cache key; null if uncacheable. */
  readonly key: string | null
  /** The site of its host; null if unknown. */
  readonly site: SiteIds | null
}

interface CopySender {
  readonly copies?: PageCopies
  isDatabaseAway?(): Promise<boolean>
  now(): number
}

/** Maximum age of a copy in milliseconds: a day, like any page that can't be rendered; a week while the database is unavailable. */
const maxCopyAge = 24 * 3_600_000
const maxOutageCopyAge = 7 * maxCopyAge

type Copy = NonNullable<Awaited<ReturnType<PageCopies['find']>>>

/** Finds the copy of a page on disk, unless it is too old. */
function createCopyLookup({ copies, isDatabaseAway, now }: CopySender): (key: string | null) => Promise<Copy | null> {
  return async (key) => {
    const copy = key === null ? null : await copies?.find(key)
    if (!copy) return null
    const age = now() - copy.at
    return age > maxOutageCopyAge || (age > maxCopyAge && !(await isDatabaseAway?.())) ? null : copy
  }
}

/** Sends the copy from disk, marked as such and uncached; returns whether there is one. */
function createCopySender({ now, find }: Pick<CopySender, 'now'> & { find: ReturnType<typeof createCopyLookup> }) {
  return async ({ request, response, key }: Exchange): Promise<boolean> => {
    const copy = await find(key)
    if (!copy) return false
    const { body, ...answer } = copy.response
    const encoding = encodingFor(request.headers['accept-encoding'], String(answer.headers['content-type'] ?? ''), body.length)
    const age = String(Math.max(0, Math.round((now() - copy.at) / 1000)))
    const headers = { ...answer.headers, 'cache-control': 'no-store', age }
    send(request, response, { ...answer, headers }, await encoded(body, encoding), encoding, 'COPY')
    return true
  }
}

interface PageSenderOptions {
  readonly copies?: PageCopies
  /** Delay of a refusal in milliseconds. */
  readonly refusalPause: number
  isDatabaseAway?(): Promise<boolean>
  /** Called for unknown addresses of a site. */
  onMissing(request: IncomingMessage, site: SiteIds): void
  now(): number
}

/** Sends the result of a page request; `last` is the last good page in memory, as a fallback. */
export interface PageSender {
  /** Rendering succeeded or failed. */
  rendered(exchange: Exchange, page: RenderedPage, last: CacheEntry | null): Promise<void>
  /** No render slot was free, or rendering was given up; because the database hangs, if `hangs`. */
  unrendered(exchange: Exchange, last: CacheEntry | null, hangs: boolean): Promise<void>
  /** Whether there is a last good page, in memory or as a copy on disk. */
  hasFallback(exchange: Exchange, last: CacheEntry | null): Promise<boolean>
}

const backSoon = {
  heading: 'Back in a moment',
  text: 'We can’t show this page right now. Please try again in a minute.',
  retryAfter: '30',
} as const

const isPage = ({ headers }: RenderedPage['response']) => /^text\/(?:html|plain)/.test(String(headers['content-type'] ?? 'text/html'))

async function sendRendered({ request, response }: Exchange, { response: rendered, cached }: RenderedPage): Promise<void> {
  if (cached) return sendEntry(request, response, cached, 'MISS')
  const { body, ...answer } = rendered
  const encoding = encodingFor(request.headers['accept-encoding'], String(answer.headers['content-type'] ?? ''), body.length)
  return send(request, response, answer, await encoded(body, encoding), encoding, 'MISS')
}

/** Falls back to the last good page in memory, its copy on disk, or a 503 page. */
export function createPageSender({ copies, refusalPause, isDatabaseAway, onMissing, now }: PageSenderOptions): PageSender {
  const find = createCopyLookup({ copies, isDatabaseAway, now })
  const sendCopy = createCopySender({ find, now })
  return {
    async rendered(exchange, page, last) {
      const { request, response, site } = exchange
      const { status } = page.response
      if (status === 404 && site) onMissing(request, site)
      if (status < 500) return sendRendered(exchange, page)
      if (last) return sendEntry(request, response, last, 'STALE')
      if (!isPage(page.response)) return sendRendered(exchange, page)
      if (await sendCopy(exchange)) return
      sendMessage(response, { ...backSoon, status: 503 })
    },

    async unrendered(exchange, last, hangs) {
      const { request, response } = exchange
      if (last) return sendEntry(request, response, last, 'STALE')
      if (await sendCopy(exchange)) return
      if (hangs) return sendMessage(response, { ...backSoon, status: 504 })
      // Backpressure: slows down clients that retry at once.
      await wait(refusalPause)
      const text = 'We can’t show this page right now. Please try again in a few seconds.'
      sendMessage(response, { status: 503, heading: 'A lot of people are looking', text, retryAfter: '5' })
    },

    hasFallback: async ({ key }, last) => last !== null || (await find(key)) !== null,
  }
}
