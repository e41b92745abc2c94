import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'

/** Where the process that makes pages listens. */
export interface Target {
  readonly socketPath: string
  readonly agent: Agent
}

export const targetAt = (socketPath: string): Target => ({ socketPath, agent: new Agent({ keepAlive: true, maxSockets: 512 }) })

/** What concerns one connection alone. */
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
 * Passes a request, with a body that was received before, to the process that makes pages and its answer back. Rejects when there is no
 * answer; one that breaks off ends the connection.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, body: Buffer, { socketPath, agent }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const length = body.length > 0 ? { 'content-length': body.length } : {}
    const asked = httpRequest({ socketPath, agent, method, path: url, headers: { ...endToEnd(headers), ...length } }, (answer) => {
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
    asked.once('error', reject)
    response.once('close', () => {
      if (!response.writableFinished) asked.destroy()
      resolve()
    })
    asked.end(body.length > 0 ? body : undefined)
  })
}
