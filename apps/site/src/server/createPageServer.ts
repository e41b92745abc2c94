import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { requestHost } from '../http/requestHost'
import type { PageLookup } from './createPageCache'
import type { RenderedPage, RenderPage } from './createPageRenderer'
import type { Exchange, PageSender } from './createPageSender'
import type { RenderGate } from './createRenderGate'
import { isMade } from './requestKinds'
import { sendEntry } from './sendResponse'

/** What is being done now, by name: whoever wants the same waits for that instead of doing it beside (request coalescing). */
interface Flights {
  /** Something with this name begins; gives the way to say that it has ended. */
  begin(name: string): () => void
  /** Resolves when what is underway under any of the names has ended, at once where nothing is, and in any case after `limit` milliseconds. */
  landed(names: readonly string[], limit: number): Promise<void>
}

export function createFlights(): Flights {
  const underway = new Map<string, Promise<void>>()
  return {
    begin(name) {
      let land = () => {}
      const flight = new Promise<void>((resolve) => {
        land = resolve
      })
      underway.set(name, flight)
      return () => {
        if (underway.get(name) === flight) underway.delete(name)
        land()
      }
    },

    async landed(names, limit) {
      const flight = names.map((name) => underway.get(name)).find((one) => one !== undefined)
      if (!flight) return
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limit)
      })
      await Promise.race([flight, late])
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
  /** How long rendering may take before a page that is only old is sent as it is. Milliseconds. */
  readonly patience: number
}

/** How long a request waits for another that renders the same page, before rendering it all the same: longer than pages take. Milliseconds. */
const longestFlight = 8_000

/**
 * Sends pages: from the cache while they are fresh; else rendered, once for all requests for the same page, and a few at a time. A page that
 * is only old is sent as it is where rendering takes long.
 */
export function createPageServer({
  pages,
  render,
  send,
  gate,
  trustedProxies,
  patience,
}: PageServer): (exchange: Exchange) => Promise<void> {
  const flights = createFlights()
  /** The pages whose rendering has taken longer than requests wait for it. */
  const slow = new Set<string>()
  const clientOf = ({ headers }: IncomingMessage) => clientAddress(String(headers['x-forwarded-for'] ?? ''), trustedProxies)

  /** A place to render in; null where there is none in time, or where an old page need not wait longer. */
  async function takePlace({ request, response }: Exchange, isOld: boolean): Promise<(() => void) | null> {
    if (!isMade(request)) return () => {}
    const gone = new Promise((resolve) => response.once('close', resolve))
    const late = isOld ? [wait(patience, null, { ref: false })] : []
    return gate.enter(requestHost(request.headers.host), clientOf(request), Promise.race([gone, ...late]))
  }

  /** Waits for a page that is being rendered; null where it takes longer than an old page need wait. */
  async function inTime(key: string, rendering: Promise<RenderedPage>): Promise<RenderedPage | null> {
    const page = await Promise.race([rendering, wait(patience, null, { ref: false })])
    if (page) return page
    slow.add(key)
    void rendering.finally(() => slow.delete(key))
    return null
  }

  /** Renders a page where there is a place for it, and sends what comes of it. */
  async function renderAndSend(exchange: Exchange): Promise<void> {
    const { request, response, key } = exchange
    const old = pages.aged(key)
    const leave = await takePlace(exchange, old !== null)
    if (response.destroyed) return leave?.()
    // Those who wait for places come from several addresses: only one of them has it rendered.
    if (key !== null && leave) await flights.landed([key], old ? patience : longestFlight)
    const fresh = pages.fresh(key)
    if (fresh) {
      leave?.()
      return sendEntry(request, response, fresh, 'HIT')
    }
    const last = pages.usable(key)
    if (!leave) return send.unrendered(exchange, last)

    const end = key === null ? () => {} : flights.begin(key)
    try {
      const rendering = render(request, key, leave)
      const page = old && key !== null ? await inTime(key, rendering) : await rendering
      if (page) await send.rendered(exchange, page, last)
      else if (old) await sendEntry(request, response, old, 'STALE')
    } finally {
      end()
    }
  }

  return async (exchange) => {
    const { request, response, key } = exchange
    const entry = pages.fresh(key)
    if (entry) return sendEntry(request, response, entry, 'HIT')
    if (key === null) return renderAndSend(exchange)

    // After a restart or a change many requests come for the same page at once: one of them has it rendered.
    const client = `${clientOf(request)} ${key}`
    const old = pages.aged(key)
    if (!old || !slow.has(key)) await flights.landed([key, client], old ? patience : longestFlight)
    const renderedMeanwhile = pages.fresh(key)
    if (renderedMeanwhile) return sendEntry(request, response, renderedMeanwhile, 'HIT')
    if (old && slow.has(key)) return sendEntry(request, response, old, 'STALE')
    const end = flights.begin(client)
    try {
      await renderAndSend(exchange)
    } finally {
      end()
    }
  }
}
