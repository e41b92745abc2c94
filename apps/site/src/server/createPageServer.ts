import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { requestHost } from '../http/requestHost'
import type { PageLookup } from './createPageCache'
import type { RenderedPage, RenderPage } from './createPageRenderer'
import type { Exchange, PageSender } from './createPageSender'
import type { RenderGate } from './createRenderGate'
import { isRendered } from './requestKinds'
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
  /** Whether the database gives no answer, and rendering will fail in the end. Optional. */
  databaseHangs?(): Promise<boolean>
}

/** Timeout of waiting for the rendering of the same page, in milliseconds; longer than pages take. */
const flightTimeoutMs = 8_000

/** Milliseconds after which a page that isn't ready triggers a check whether the database hangs. */
const hangCheckMs = 300

/**
 * Serves pages: fresh ones from the cache, others rendered, once for concurrent requests and a few at a time. An aged page is sent if
 * rendering is slow.
 */
export function createPageServer({
  pages,
  render,
  send,
  gate,
  trustedProxies,
  renderTimeoutMs,
  databaseHangs,
}: PageServer): (exchange: Exchange) => Promise<void> {
  const flights = createSingleFlight()
  /** Pages whose rendering exceeds that timeout. */
  const slow = new Set<string>()
  const clientOf = ({ headers }: IncomingMessage) => clientAddress(String(headers['x-forwarded-for'] ?? ''), trustedProxies)

  /** Acquires a render slot; null on timeout, which is shorter if an aged page exists, and if the database hangs. */
  async function acquireSlot({ request, response }: Exchange, hasAged: boolean, hang: Promise<unknown>): Promise<(() => void) | null> {
    if (!isRendered(request)) return () => {}
    const closed = new Promise((resolve) => response.once('close', resolve))
    const timeout = hasAged ? wait(renderTimeoutMs, null, { ref: false }) : hang
    return gate.enter(requestHost(request.headers.host), clientOf(request), Promise.race([closed, timeout]))
  }

  /** Resolves to null once the database hangs, if there is another page to send; never otherwise. */
  async function untilHang(exchange: Exchange): Promise<null> {
    const never = new Promise<never>(() => {})
    if (!databaseHangs || exchange.key === null) return never
    await wait(hangCheckMs, null, { ref: false })
    if (exchange.response.writableEnded || exchange.response.destroyed || !(await databaseHangs())) return never
    return (await send.hasFallback(exchange, pages.usable(exchange.key))) ? null : never
  }

  /** Awaits a rendering; null if it exceeds the timeout for an aged page. */
  async function awaitWithTimeout(key: string, rendering: Promise<RenderedPage>): Promise<RenderedPage | null> {
    const page = await Promise.race([rendering, wait(renderTimeoutMs, null, { ref: false })])
    if (page) return page
    slow.add(key)
    void rendering.finally(() => slow.delete(key))
    return null
  }

  /** Renders a page if a slot is free, and sends the result. */
  async function renderAndSend(exchange: Exchange): Promise<void> {
    const { request, response, key } = exchange
    const aged = pages.aged(key)
    const hang = untilHang(exchange)
    const release = await acquireSlot(exchange, aged !== null, hang)
    if (response.destroyed) return release?.()
    // Waiting requests from several addresses: only one renders the page.
    const isFlightOver =
      key !== null && release
        ? await Promise.race([flights.finished([key], aged ? renderTimeoutMs : flightTimeoutMs).then(() => true), hang])
        : true
    const fresh = pages.fresh(key)
    if (fresh) {
      release?.()
      return sendEntry(request, response, fresh, 'HIT')
    }
    const last = pages.usable(key)
    if (!release || !isFlightOver) {
      release?.()
      return send.unrendered(exchange, last)
    }

    const endFlight = key === null ? () => {} : flights.begin(key)
    try {
      const rendering = render(request, key, release)
      const page = aged && key !== null ? await awaitWithTimeout(key, rendering) : await Promise.race([rendering, hang])
      if (page) await send.rendered(exchange, page, last)
      else if (aged) await sendEntry(request, response, aged, 'STALE')
      else await send.unrendered(exchange, last)
    } finally {
      endFlight()
    }
  }

  return async (exchange) => {
    const { request, response, key } = exchange
    const entry = pages.fresh(key)
    if (entry) return sendEntry(request, response, entry, 'HIT')
    if (key === null) return renderAndSend(exchange)

    // After a restart or a change, many requests for one page arrive at once; the first renders it for all.
    const client = `${clientOf(request)} ${key}`
    const aged = pages.aged(key)
    const finished =
      aged && slow.has(key) ? true : flights.finished([key, client], aged ? renderTimeoutMs : flightTimeoutMs).then(() => true)
    const isFlightOver = await Promise.race([finished, ...(aged ? [] : [untilHang(exchange)])])
    const renderedMeanwhile = pages.fresh(key)
    if (renderedMeanwhile) return sendEntry(request, response, renderedMeanwhile, 'HIT')
    if (!isFlightOver) return send.unrendered(exchange, pages.usable(key))
    if (aged && slow.has(key)) return sendEntry(request, response, aged, 'STALE')
    const endFlight = flights.begin(client)
    try {
      await renderAndSend(exchange)
    } finally {
      endFlight()
    }
  }
}
