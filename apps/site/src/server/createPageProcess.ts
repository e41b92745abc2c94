import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { proxyRequest, type RequestHead, requestWhole, type Target, targetAt, type WholeResponse } from './proxyRequest'
import { isRead } from './requestKinds'

/** Handles requests whose bodies were received before. */
export interface App {
  /** Forwards a request like `proxyRequest`. */
  answer(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void>
  /** The whole response to a request. */
  fetchWhole(request: RequestHead, body: Buffer): Promise<WholeResponse>
}

/** The page process, from the view of the front server. Requests wait a while for it to restart. */
export interface PageProcess extends App {
  readonly target: Target
  /** Resolves when it listens. Rejects after `limit` milliseconds. */
  ready(limit: number): Promise<void>
}

/** Default time that a request waits for the page process to listen, in milliseconds. */
const usualLimit = (request: RequestHead): number => (isRead(request) ? 8_000 : 20_000)

/** Milliseconds. */
const betweenTries = 25

/** Whether a process listens: a killed one leaves its socket file. */
const listens = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** The connection was refused, so the request was not started. */
const isNotListening = (error: unknown): boolean => ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException | null)?.code ?? '')

export function createPageProcess(socketPath: string, startTimeout = usualLimit): PageProcess {
  const target = targetAt(socketPath)
  let isListening = false
  let checking: Promise<void> | undefined

  /** Polls until the process listens. All waiting requests share one poll. */
  async function check(): Promise<void> {
    while (!(await listens(socketPath))) await wait(betweenTries)
    isListening = true
    checking = undefined
  }

  async function ready(limit: number): Promise<void> {
    if (isListening) return
    checking ??= check()
    const deadline = new AbortController()
    const inTime = await Promise.race([checking.then(() => true), wait(limit, false, { signal: deadline.signal })])
    deadline.abort()
    if (!inTime) throw new Error('The page process did not listen in time')
  }

  /** Sends a request, again if it was not begun because no process listens. */
  async function whenReady<T>(request: RequestHead, send: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + startTimeout(request)
    for (;;) {
      await ready(Math.max(0, giveUpAt - performance.now()))
      try {
        return await send()
      } catch (error) {
        if (!isNotListening(error)) throw error
        isListening = false
      }
    }
  }

  return {
    target,
    ready,
    answer: (request, response, body) => whenReady(request, () => proxyRequest(request, response, body, target)),
    fetchWhole: (request, body) => whenReady(request, () => requestWhole(target, request, body)),
  }
}
