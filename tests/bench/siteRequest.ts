import http from 'node:http'

export interface SiteResponse {
  readonly status: number
  readonly body: Buffer
  readonly headers: http.IncomingHttpHeaders
}

/** Requests a demo site by host name, even if this machine doesn't resolve names under localhost. */
export const siteRequest = (port: number, host: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<SiteResponse>((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers: { ...headers, host: `${host}:${port}` } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), headers: response.headers }))
    })
    request.once('error', reject)
  })
