import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { proxyRequest, type Target, targetAt } from './proxyRequest'

/** The page process, from the view of the front server. */
export interface Pages {
  readonly target: Target
  /** Resolves when it listens. Rejects after `limit` milliseconds. */
  ready(limit: number): Promise<void>
  /** Forwards a request like `proxyRequest`; waits up to `limit` milliseconds while the process restarts. */
  answer(request: IncomingMessage, response: ServerResponse, body: Buffer, limit: number): Promise<void>
}

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

export function createPages(socketPath: string): Pages {
  const target = targetAt(socketPath)
  let up = false
  let looking: Promise<void> | undefined

  /** One check for all waiting requests. */
  async function check(): Promise<void> {
    while (!(await listens(socketPath))) await wait(betweenTries)
    up = true
    looking = undefined
  }

  async function ready(limit: number): Promise<void> {
    if (up) return
    looking ??= check()
    const late = new AbortController()
    const inTime = await Promise.race([looking.then(() => true), wait(limit, false, { signal: late.signal })])
    late.abort()
    if (!inTime) throw new Error('The page process is not there')
  }

  return {
    target,
    ready,

    async answer(request, response, body, limit) {
      const giveUpAt = performance.now() + limit
      for (;;) {
        await ready(Math.max(0, giveUpAt - performance.now()))
        try {
          return await proxyRequest(request, response, body, target)
        } catch (error) {
          if (!isNotListening(error) || response.headersSent) throw error
          up = false
        }
      }
    },
  }
}
