import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BodyReader } from './createBodyReader'
import type { App } from './createPageProcess'
import { bodyLimit, isRefresh } from './requestKinds'
import { isPlainForm, sendUnavailable } from './sendResponse'

interface PassThrough {
  readonly app: App
  readonly readBody: BodyReader
  /** Handles change notifications. */
  readonly refresh: App['answer']
}

const emptyBody = Buffer.alloc(0)

/** Forwards a request; on failure the response keeps the entered values. */
async function pass(app: App, request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  // A form sent without scripts may have no idempotency key: each post then counts as a new submission.
  if (isPlainForm(request) && !body.includes('idempotencyKey=')) request.headers['idempotency-key'] ??= randomUUID()
  try {
    await app.answer(request, response, body)
  } catch (error) {
    if (response.headersSent) throw error
    console.error(error)
    sendUnavailable(request, response, body)
  }
}

/** Forwards uncached requests with their bodies to the app, and change notifications to `refresh`. */
export function createPassThrough({
  app,
  readBody,
  refresh,
}: PassThrough): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const limit = bodyLimit(request)
    if (limit === 0) return pass(app, request, response, emptyBody)
    const body = await readBody(request, response, limit)
    if (!body) return
    try {
      await (isRefresh(request.url) ? refresh(request, response, body.bytes) : pass(app, request, response, body.bytes))
    } finally {
      body.release()
    }
  }
}
