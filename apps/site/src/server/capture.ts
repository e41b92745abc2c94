import { type IncomingMessage, ServerResponse } from 'node:http'

/** Handles a request whose body was received before. */
export type App = (request: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<void>

/** A buffered response of the app. */
export interface Captured {
  readonly status: number
  readonly headers: { readonly [name: string]: string | readonly string[] }
  readonly body: Buffer
}

/**
 * Creates a response object that buffers the app's output until it ends. Never the browser's own response: the app continues to use it
 * after the response, to revalidate an old page, and would render an error page if it found the browser's status on it (404 for a “not
 * found” page). A started rendering finishes even if the browser disconnects: its slot is only free when no work continues.
 */
export function capture(request: IncomingMessage): { response: ServerResponse; ended: Promise<Captured> } {
  const response = new ServerResponse(request)
  const chunks: Buffer[] = []
  let resolve: (captured: Captured) => void
  const ended = new Promise<Captured>((done) => {
    resolve = done
  })

  function keep(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  function call(...candidates: unknown[]): void {
    const done = candidates.find((candidate) => typeof candidate === 'function')
    if (typeof done === 'function') queueMicrotask(() => done())
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((one) => typeof one === 'object' && one !== null)
    if (Array.isArray(headers))
      for (let at = 0; at + 1 < headers.length; at += 2) response.setHeader(String(headers[at]), headers[at + 1] as string)
    else if (headers)
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value as string)
    return response
  }) as typeof response.writeHead
  response.flushHeaders = () => {}
  response.write = ((chunk: unknown, encoding?: unknown, done?: unknown) => {
    keep(chunk, encoding)
    call(encoding, done)
    return true
  }) as typeof response.write
  response.end = ((chunk?: unknown, encoding?: unknown, done?: unknown) => {
    if (response.finished) return response
    keep(chunk, encoding)
    call(chunk, encoding, done)
    const headers: { [name: string]: string | readonly string[] } = {}
    for (const [name, value] of Object.entries(response.getHeaders()))
      if (value !== undefined) headers[name] = typeof value === 'number' ? String(value) : value
    response.finished = true
    resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) })
    queueMicrotask(() => response.emit('finish'))
    return response
  }) as typeof response.end

  return { response, ended }
}
