import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Socket of the page process. */
export interface Target {
  readonly socketPath: string
  readonly agent: Agent
}

export const targetAt = (socketPath: string): Target => ({ socketPath, agent: new Agent({ keepAlive: true, maxSockets: 512 }) })

/** Hop-by-hop headers. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'content-length',
]

function endToEnd(headers: IncomingHttpHeaders): { [name: string]: string | string[] } {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined || hopByHop.includes(name) ? [] : [[name, value]])),
  )
}

/**
 * Forwards a request with its received body to the page process, and the response back. Rejects without a response; an aborted one closes
 * the connection.
 */
export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { socketPath, agent }: Target,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const length = body.length > 0 ? { 'content-length': body.length } : {}
    const upstream = httpRequest({ socketPath, agent, method, path: url, headers: { ...endToEnd(headers), ...length } }, (answer) => {
      const size = answer.headers['content-length']
      response.writeHead(answer.statusCode ?? 502, {
        ...endToEnd(answer.headers),
        ...(size === undefined ? {} : { 'content-length': size }),
      })
      answer.pipe(response)
      answer.once('end', resolve)
      answer.once('error', (error) => {
        response.destroy()
        reject(error)
      })
    })
    upstream.once('error', reject)
    response.once('close', () => {
      if (!response.writableFinished) upstream.destroy()
      resolve()
    })
    upstream.end(body.length > 0 ? body : undefined)
  })
}

/** A complete response. */
export interface WholeResponse {
  readonly status: number
  readonly headers: { readonly [name: string]: string | readonly string[] }
  readonly body: Buffer
}

/** A request without its body. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Sends a request to the page process and receives the whole response. Rejects without one, and after `timeout` milliseconds of silence. */
export const requestWhole = (
  { socketPath, agent }: Target,
  { method, url, headers }: RequestHead,
  body: Buffer | string,
  timeout?: number,
): Promise<WholeResponse> =>
  new Promise((resolve, reject) => {
    const length = body.length > 0 ? { 'content-length': Buffer.byteLength(body) } : {}
    const sent = { socketPath, agent, method, path: url, timeout, headers: { ...endToEnd(headers), ...length } }
    const upstream = httpRequest(sent, (answer) => {
      const { statusCode: status = 502 } = answer
      buffer(answer).then((whole) => resolve({ status, headers: endToEnd(answer.headers), body: whole }), reject)
    })
    upstream.once('timeout', () => upstream.destroy(new Error(`${url} took too long`)))
    upstream.once('error', reject)
    upstream.end(body.length > 0 ? body : undefined)
  })

/** Milliseconds. */
const timeoutMs = 2_000

/** Whether the page process reports ready. */
export const isReady = (target: Target, url: string): Promise<boolean> =>
  requestWhole(target, { method: 'GET', url, headers: {} }, '', timeoutMs).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Whether the page process responds, and says that it isn't ready. False if it doesn't respond in time: it may be busy. */
export const reportsUnready = (target: Target, url: string): Promise<boolean> =>
  requestWhole(target, { method: 'GET', url, headers: {} }, '', timeoutMs).then(
    ({ status }) => status === 503,
    () => false,
  )

interface InternalRequest {
  readonly secret: string
  /** JSON body; makes it a POST. */
  readonly body?: unknown
}

/** Sends an internal request to the page process; rejects on timeout or error. */
export async function requestPages<T>(target: Target, url: string, { secret, body }: InternalRequest): Promise<T> {
  const headers = { 'x-internal-secret': secret, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const request = { method: body === undefined ? 'GET' : 'POST', url, headers }
  const answer = await requestWhole(target, request, body === undefined ? '' : JSON.stringify(body), timeoutMs)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return JSON.parse(answer.body.toString()) as T
}
