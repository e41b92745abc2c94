import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Refusal, reasonFor } from './refuse'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface WebServerOptions {
  /** How long a whole request may take to arrive, with its body. Milliseconds. */
  readonly requestTimeout: number
  readonly maxConnections: number
  /** How long its headers may take. Milliseconds. */
  readonly headersTimeout?: number
  /** How often late requests are looked for. Milliseconds. */
  readonly checkEvery?: number
}

const statusOf: { readonly [code: string]: Refusal } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The server in front of an app: slow and endless requests end in time, and a failure is logged and answered. */
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
  // Longer than the usual idle time of proxies in front, so that they never reuse a connection we are just closing.
  server.keepAliveTimeout = 65_000
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf[error.code ?? ''] ?? 400
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
    const text = reasonFor(status)
    socket.end(
      `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    )
  })
  return server
}
