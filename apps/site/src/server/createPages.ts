import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { passOn, type Target, targetAt } from './passOn'

/** The process that makes pages, as the server in front of it sees it. */
export interface Pages {
  readonly target: Target
  /** Resolves when it listens; at once while it is known to. Rejects after `limit` milliseconds. */
  ready(limit: number): Promise<void>
  /** Passes a request on as `passOn` does; while it is being started again, after waiting for it for at most `limit` milliseconds. */
  answer(request: IncomingMessage, response: ServerResponse, body: Buffer, limit: number): Promise<void>
}

/** Milliseconds. */
const betweenTries = 25

/** Whether somebody listens: a process that was killed leaves its socket behind. */
const listens = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Nobody took the connection, so that nothing of the request was begun. */
const isNobodyThere = (error: unknown): boolean => ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException | null)?.code ?? '')

export function createPages(socketPath: string): Pages {
  const target = targetAt(socketPath)
  let up = false
  let looking: Promise<void> | undefined

  /** One look for all who wait. */
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
          return await passOn(request, response, body, target)
        } catch (error) {
          if (!isNobodyThere(error) || response.headersSent) throw error
          up = false
        }
      }
    },
  }
}
