import { request } from 'node:http'
import type { Target } from './passOn'

/** Milliseconds. */
const timeoutMs = 2_000

interface InternalRequest {
  readonly secret: string
  /** What is sent as JSON: then it is a POST. */
  readonly body?: unknown
}

/** Asks the process that makes pages for something of ours; rejects when it does not answer in time, or with a fault. */
export const requestPages = <T>({ socketPath, agent }: Target, path: string, { secret, body }: InternalRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? null : JSON.stringify(body)
    const headers = {
      'x-internal-secret': secret,
      ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const asked = request({ socketPath, agent, path, method: text === null ? 'GET' : 'POST', headers, timeout: timeoutMs }, (answer) => {
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
    asked.once('timeout', () => asked.destroy(new Error(`${path} took too long`)))
    asked.once('error', reject)
    asked.end(text ?? undefined)
  })
