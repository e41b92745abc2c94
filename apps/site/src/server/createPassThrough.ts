import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from './capture'
import type { BodyReader } from './createBodyReader'
import { bodyLimit, isRefresh } from './requestKinds'
import { isPlainForm, sendUnable } from './sendResponse'

interface PassThrough {
  readonly app: App
  readonly readBody: BodyReader
  /** Takes over a change of the content. */
  readonly refresh: App
}

const nothing = Buffer.alloc(0)

/** Passes a request on; where the app can't take it, the answer says so and keeps what was typed. */
async function pass(app: App, request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  // Only the browser knows whether a form is sent for the second time, and without scripts it doesn't say.
  if (isPlainForm(request) && !body.includes('idempotencyKey=')) request.headers['idempotency-key'] ??= randomUUID()
  try {
    await app(request, response, body)
  } catch (error) {
    if (response.headersSent) throw error
    console.error(error)
    sendUnable(request, response, body)
  }
}

/** Passes requests whose answers are neither cached nor held back, with their bodies, to the app; calls that say what changed to `refresh`. */
export function createPassThrough({
  app,
  readBody,
  refresh,
}: PassThrough): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const limit = bodyLimit(request)
    if (limit === 0) return pass(app, request, response, nothing)
    const body = await readBody(request, response, limit)
    if (!body) return
    try {
      await (isRefresh(request.url) ? refresh(request, response, body.bytes) : pass(app, request, response, body.bytes))
    } finally {
      body.release()
    }
  }
}
