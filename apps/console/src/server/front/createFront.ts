import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxAnswerBytes } from '@forecourt/rules/leads/inbox/answerFiles'
import { base64Length, uploadPartBytes } from '@forecourt/rules/stock/uploadLimits'
import { appendClientAddress, isValidRequestTarget } from '@forecourt/services/front/clientAddress'
import { type Handler, type Refusal, reasonFor, refuse } from '@forecourt/services/front/createWebServer'
import { createByteBudget, receiveBody, withBody } from '@forecourt/services/front/receiveBody'
import { largePush, smallBody } from './bodyLimits'

export interface FrontOptions {
  readonly app: Handler
  /** A signed-in user may send drafts, imports and pictures; others only small forms. */
  readonly isSignedIn: (request: IncomingMessage) => Promise<boolean>
  /** Serves an already rendered picture without the app; resolves to whether it did. */
  sendPicture(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The Strict-Transport-Security header; null without https. */
  readonly transportSecurity: string | null
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Maximum body size in bytes. Drafts, imports and pictures are far below this. */
const largeBody = 6_000_000
/** An inbox reply with its files, in base64. */
const inboxAnswerBody = base64Length(maxAnswerBytes) + 100_000

const isCall = (url: string) => url.startsWith('/api/trpc/')

const isInboxAnswer = (url: string) => /^\/api\/trpc\/inbox\.send(?:\?|$)/.test(url)

/** A part of a file, which is written to disk at once. */
const isUpload = (url: string) => url.startsWith('/api/uploads/')

/** A push to a feed with a secret or signature. The feed verifies it, for which it needs the body. */
const isPush = (url: string, { headers }: IncomingMessage) =>
  url.startsWith('/api/stock-feeds/') && (headers.authorization !== undefined || headers['webhook-signature'] !== undefined)

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether the body may be large; a declared small one needs no session. */
const mayBeLarge = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > smallBody

/** Refuses a body without reading the rest: the connection closes with the response. A tRPC call gets tRPC's error shape. */
function refuseBody(url: string, response: ServerResponse, status: Refusal & (413 | 503)): void {
  const headers = { connection: 'close', ...(status === 503 ? { 'retry-after': '5' } : {}) }
  if (!isCall(url)) {
    refuse(response, status, headers)
    return
  }
  const message =
    status === 413
      ? `The request is too large. The limit is ${(isInboxAnswer(url) ? maxAnswerBytes : largeBody) / 1_000_000} MB.`
      : reasonFor(status)
  const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : 'SERVICE_UNAVAILABLE'
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(
    JSON.stringify({
      error: { json: { code: -32600, message, data: { code, httpStatus: status, fields: {}, problems: [], conflict: null } } },
    }),
  )
}

/**
 * The handler between the network and the console: refuses malformed requests, and reads each body within its limit before the app sees it,
 * so that no client exhausts the memory.
 */
export function createFront({ app, isSignedIn, sendPicture, transportSecurity }: FrontOptions): Handler {
  const anonymousBudget = createByteBudget({ total: 8 * 1024 * 1024, each: 1024 * 1024 })
  const pushBudget = createByteBudget({ total: 96 * 1024 * 1024, each: 32 * 1024 * 1024 })
  const signedInBudget = createByteBudget({ total: 64 * 1024 * 1024, each: 24 * 1024 * 1024 })

  return async (request, response) => {
    if (transportSecurity !== null) response.setHeader('strict-transport-security', transportSecurity)
    if (!methods.includes(request.method ?? '')) return refuse(response, 405, { allow: methods.join(', ') })
    const { url = '/' } = request
    if (!url.startsWith('/') || !isValidRequestTarget(url)) return refuse(response, 400)
    appendClientAddress(request)
    if (await sendPicture(request, response)) return
    if (!hasBody(request)) return app(request, response)

    const holder = request.socket.remoteAddress ?? 'unknown'
    const isLarge = (isCall(url) || isUpload(url)) && mayBeLarge(request) && (await isSignedIn(request))
    const limits = isLarge
      ? { limit: isUpload(url) ? uploadPartBytes : isInboxAnswer(url) ? inboxAnswerBody : largeBody, budget: signedInBudget }
      : isPush(url, request)
        ? { limit: largePush, budget: pushBudget }
        : { limit: smallBody, budget: anonymousBudget }
    const body = await receiveBody(request, { ...limits, holder })
    if (body.state !== 'whole') {
      if (body.state === 'gone') response.destroy()
      else refuseBody(url, response, body.state === 'tooLarge' ? 413 : 503)
      return
    }
    response.once('close', body.release)
    return app(withBody(request, body.bytes), response)
  }
}
