import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'

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

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !hopByHop.includes(name)))
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

/** Whether the page process reports ready. */
export const isReady = ({ socketPath, agent }: Target, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const upstream = request({ socketPath, agent, path, timeout: timeoutMs }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    upstream.once('timeout', () => upstream.destroy())
    upstream.once('error', () => resolve(false))
    upstream.end()
  })

/** Milliseconds. */
const timeoutMs = 2_000

interface InternalRequest {
  readonly secret: string
  /** JSON body; makes it a POST. */
  readonly body?: unknown
}

/** Sends an internal request to the page process; rejects on timeout or error. */
export const requestPages = <T>({ socketPath, agent }: Target, path: string, { secret, body }: InternalRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? null : JSON.stringify(body)
    const headers = {
      'x-internal-secret': secret,
      ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const upstream = request({ socketPath, agent, path, method: text === null ? 'GET' : 'POST', headers, timeout: timeoutMs }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
        try {
          resolve(JSON.parse(Buffer.concat(parts).toString()) as T)
        } catch (error) {
          reject(error)
        }
      })
    })
    upstream.once('timeout', () => upstream.destroy(new Error(`${path} took too long`)))
    upstream.once('error', reject)
    upstream.end(text ?? undefined)
  })
