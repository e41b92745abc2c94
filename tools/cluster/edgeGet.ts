import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import https from 'node:https'

export interface EdgeResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Requests an address by HTTPS from this machine, whatever its name resolves to; trusts the certificate authority of a file alone. */
export const edgeGet = (url: string, authorityFile: string) =>
  new Promise<EdgeResponse>((resolve, reject) => {
    const { hostname, port, pathname, search, host } = new URL(url)
    const address = { host: '127.0.0.1', port, path: pathname + search, agent: false, timeout: 30_000 }
    const name = /^[\d.]+$/.test(hostname) ? {} : { servername: hostname }
    const request = https.get({ ...address, ...name, headers: { host }, ca: readFileSync(authorityFile) }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.once('timeout', () => request.destroy(new Error('timeout')))
    request.once('error', reject)
  })
