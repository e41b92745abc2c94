import http from 'node:http'
import type { SamePage } from './SamePage'

/** Proxies a request to another server. */
const proxyRequest = (port: number, host: string, request: http.IncomingMessage) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const { 'if-none-match': _, ...headers } = request.headers
    const passed = http.request({ host: '127.0.0.1', port, path: request.url, headers: { ...headers, host } }, resolve)
    passed.once('error', reject)
    passed.end()
  })

interface Peer {
  /** Port of its server; null for static files. */
  readonly port: number | null
  readonly pages: Readonly<Record<string, SamePage>>
  readonly sitePort: number
  readonly siteHost: string
}

/** Serves a peer's pages together with the site's styles, fonts and pictures at one origin, on a free port. */
export const serveWithSiteFiles = async ({ port, pages, sitePort, siteHost }: Peer) => {
  const server = http.createServer(async (request, response) => {
    const name = /^\/same\/([^/]+)/.exec(request.url ?? '')?.[1]
    const page = name === undefined ? undefined : pages[name]
    if (port === null && page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.plain)
      return
    }
    try {
      const own = port === null ? null : await proxyRequest(port, `localhost:${port}`, request)
      if (own && own.statusCode === 404) own.resume()
      const answer = own && own.statusCode !== 404 ? own : await proxyRequest(sitePort, `${siteHost}:${sitePort}`, request)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    } catch (error) {
      response.writeHead(502).end((error as Error).message)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('A server without a port.')
  return { port: address.port, close: () => server.close() }
}
