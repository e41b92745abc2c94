import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { requestHost } from '../http/requestHost'
import type { HangWatch } from './createHangWatch'
import type { PageLookup } from './createPageCache'
import type { RenderPage } from './createPageRenderer'
import type { Exchange, PageSender } from './createPageSender'
import type { RenderGate } from './createRenderGate'
import { canBeRetried, isRendered } from './requestKinds'
import { sendEntry } from './sendResponse'

/** Request coalescing: running work by name, which equal requests wait for. */
interface Flights {
  /** Registers work; returns a function that ends it. */
  begin(name: string): () => void
  /** Resolves when the work under all names has ended, or after `limit` milliseconds. */
  finished(names: readonly string[], limit: number): Promise<void>
}

export function createSingleFlight(): Flights {
  const running = new Map<string, Promise<void>>()
  return {
    begin(name) {
      let resolveFlight = () => {}
      const flight = new Promise<void>((resolve) => {
        resolveFlight = resolve
      })
      running.set(name, flight)
      return () => {
        if (running.get(name) === flight) running.delete(name)
        resolveFlight()
      }
    },

    async finished(names, limit) {
      const flight = names.map((name) => running.get(name)).find((one) => one !== undefined)
      if (!flight) return
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([flight, timeout])
      clearTimeout(timer)
    },
  }
}

interface PageServer {
  readonly pages: PageLookup
  readonly render: RenderPage
  readonly send: PageSender
  readonly gate: RenderGate
  readonly trustedProxies: number
  /** Timeout of rendering, after which an expired page is sent. */
  readonly renderTimeoutMs: number
  /** Notices that the database hangs, and rendering will fail in the end. Optional. */
  readonly hangWatch?: HangWatch
}

/** Timeout of waiting for the rendering of the same page, in milliseconds; longer than pages take. */
const flightTimeoutMs = 8_000

/**
 * Serves pages: fresh ones from the cache, others rendered, once for concurrent requests and a few at a time. An aged page is sent if
 * rendering is slow, any page that there is if the database hangs.
 */
export function createPageServer({
  pages,
  render,
  send,
  gate,
  trustedProxies,
  renderTimeoutMs,
  hangWatch,
}: PageServer): (exchange: Exchange) => Promise<void> {
  const flights = createSingleFlight()
  /** Pages whose rendering exceeds that timeout. */
  const slow = new Set<string>()
  const clientOf = ({ headers }: IncomingMessage) => clientAddress(String(headers['x-forwarded-for'] ?? ''), trustedProxies)

  /** Requests that found the database hanging. */
  const hanging = new WeakSet<Exchange>()

  /**
   * Resolves to null once the database hangs, if there is another page to send, or if the proxy can request the page from another server;
   * never otherwise.
   */
  async function untilHang(exchange: Exchange): Promise<null> {
    const { request, response, key } = exchange
    const never = new Promise<never>(() => {})
    if (!hangWatch || key === null) return never
    await hangWatch.noticed(() => response.writableEnded || response.destroyed)
    if (!canBeRetried(request) && !(await send.hasFallback(exchange, pages.usable(key)))) return never
    hanging.add(exchange)
    return null
  }

  /** Resolves to null once another page is sent instead of a rendered one: one deadline for all that a request waits for. */
  const deadline = (exchange: Exchange, isAged: boolean): Promise<null> =>
    isAged ? wait(renderTimeoutMs, null, { ref: false }) : untilHang(exchange)

  /** Acquires a render slot; null on timeout. */
  async function acquireSlot({ request, response }: Exchange, late: Promise<null>): Promise<(() => void) | null> {
    if (!isRendered(request)) return () => {}
    const closed = new Promise((resolve) => response.once('close', resolve))
    return gate.enter(requestHost(request.headers.host), clientOf(request), Promise.race([closed, late]))
  }

  /** Waits for work of these names; null if it takes too long. */
  const untilFinished = (names: readonly string[], late: Promise<null>) =>
    Promise.race([flights.finished(names, flightTimeoutMs).then(() => true), late])

  /** Renders a page if a slot is free, and sends the result. */
  async function renderAndSend(exchange: Exchange, isAged: boolean, late: Promise<null>): Promise<void> {
    const { request, response, key } = exchange
    const release = await acquireSlot(exchange, late)
    if (response.destroyed) return release?.()
    // Waiting requests from several addresses: only one renders the page.
    const isInTime = key !== null && release ? await untilFinished([key], late) : true
    const fresh = pages.fresh(key)
    if (fresh) {
      release?.()
      return sendEntry(request, response, fresh, 'HIT')
    }
    const last = pages.usable(key)
    if (!release || !isInTime) {
      release?.()
      return send.unrendered(exchange, last, hanging.has(exchange))
    }

    const endFlight = key === null ? () => {} : flights.begin(key)
    try {
      const rendering = render(request, key, release)
      const page = await Promise.race([rendering, late])
      if (page) return await send.rendered(exchange, page, last)
      if (isAged && key !== null) {
        slow.add(key)
        void rendering.finally(() => slow.delete(key))
      }
      await send.unrendered(exchange, last, hanging.has(exchange))
    } finally {
      endFlight()
    }
  }

  return async (exchange) => {
    const { request, response, key } = exchange
    const entry = pages.fresh(key)
    if (entry) return sendEntry(request, response, entry, 'HIT')
    const aged = pages.aged(key)
    if (aged && key !== null && slow.has(key)) return sendEntry(request, response, aged, 'STALE')
    const late = deadline(exchange, aged !== null)
    if (key === null) return renderAndSend(exchange, false, late)

    // After a restart or a change, many requests for one page arrive at once; the first renders it for all.
    const client = `${clientOf(request)} ${key}`
    const isInTime = await untilFinished([key, client], late)
    const renderedMeanwhile = pages.fresh(key)
    if (renderedMeanwhile) return sendEntry(request, response, renderedMeanwhile, 'HIT')
    if (!isInTime) return send.unrendered(exchange, pages.usable(key), hanging.has(exchange))
    const endFlight = flights.begin(client)
    try {
      await renderAndSend(exchange, aged !== null, late)
    } finally {
      endFlight()
    }
  }
}
