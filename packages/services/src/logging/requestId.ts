import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Handler } from '../front/createWebServer'

// Global, as a bundler may include this file twice in a process.
const key = Symbol.for('forecourt.requestId')
const holder = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<string> }
holder[key] ??= new AsyncLocalStorage<string>()
const current = holder[key]

/** Id of the request that is being handled; undefined outside one. */
export const requestId = (): string | undefined => current.getStore()

const isValidId = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(id)

/**
 * Runs a handler with the id of its request: `X-Request-Id` as a proxy in front sent it, or a new one if it is missing or malformed. The
 * header is passed on to further processes. Error responses have it; others don't, as caches would repeat it.
 */
export const withRequestId =
  (handler: Handler): Handler =>
  (request, response) => {
    const received = request.headers['x-request-id']
    const id = isValidId(received) ? received : randomUUID()
    request.headers['x-request-id'] = id
    const writeHead = response.writeHead
    response.writeHead = ((status: number, ...rest: []) => {
      if (status >= 400) response.setHeader('x-request-id', id)
      return writeHead.call(response, status, ...rest)
    }) as typeof writeHead
    return current.run(id, () => handler(request, response))
  }

/** Comment for the statements of the current request, so that the log of Postgres names it. */
export const requestComment = (): string | undefined => {
  const id = requestId()
  return id && `request:${id}`
}
