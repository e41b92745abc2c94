import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * The Strict-Transport-Security header: https only, for a year. Subdomains are opt-in, as a dealer's own domain may have some without
 * https.
 */
export function strictTransport({ subdomains }: { subdomains: boolean }): string {
  return `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`
}

const reasons = {
  400: 'This address can’t be read.',
  405: 'Method not allowed',
  408: 'The request took too long to arrive.',
  413: 'That is too large.',
  414: 'This address is too long.',
  431: 'These headers are too large.',
  503: 'We’re very busy right now. Please try again in a moment.',
} as const

export type Refusal = keyof typeof reasons

/** Reason of a refusal, one sentence. */
export const reasonFor = (status: Refusal): string => reasons[status]

/** Refuses a request with a plain-text reason. */
export function refuse(response: ServerResponse, status: Refusal, headers: { readonly [name: string]: string } = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(reasons[status])
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface WebServerOptions {
  /** Timeout of a request including its body, in milliseconds. */
  readonly requestTimeout: number
  readonly maxConnections: number
  /** Timeout of its headers, in milliseconds. */
  readonly headersTimeout?: number
  /** Interval of the timeout check, in milliseconds. */
  readonly checkEvery?: number
}

const refusalByErrorCode: { readonly [code: string]: Refusal } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Creates the HTTP server in front of an app: times out slow requests, logs failures and responds to them. */
export function createWebServer(
  handler: Handler,
  { requestTimeout, maxConnections, headersTimeout = Math.min(15_000, requestTimeout), checkEvery = 3_000 }: WebServerOptions,
): Server {
  const server = createServer({ connectionsCheckingInterval: checkEvery, headersTimeout, requestTimeout }, (request, response) => {
    handler(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.maxConnections = maxConnections
  // Longer than the usual idle timeout of proxies, so that they never reuse a connection that we are closing.
  server.keepAliveTimeout = 65_000
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = refusalByErrorCode[error.code ?? ''] ?? 400
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
    const text = reasonFor(status)
    socket.end(
      `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    )
  })
  return server
}
