import type { ServerResponse } from 'node:http'

/** An answer the app has written, held back before it reaches the browser. */
export interface Captured {
  readonly status: number
  readonly headers: { readonly [name: string]: string | readonly string[] }
  readonly body: Buffer
}

/**
 * Holds back what is written to a response and gives it whole when it ends. The response itself is untouched until `release`
 * puts its own methods back.
 */
export function capture(response: ServerResponse): { ended: Promise<Captured>; release: () => void } {
  const { write, end, writeHead, flushHeaders } = response
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
    keep(chunk, encoding)
    call(chunk, encoding, done)
    const headers: { [name: string]: string | readonly string[] } = {}
    for (const [name, value] of Object.entries(response.getHeaders()))
      if (value !== undefined) headers[name] = typeof value === 'number' ? String(value) : value
    resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) })
    return response
  }) as typeof response.end

  return { ended, release: () => Object.assign(response, { write, end, writeHead, flushHeaders }) }
}
