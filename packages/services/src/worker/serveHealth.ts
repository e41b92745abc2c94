import { createServer, type Server } from 'node:http'

/**
 * Serves health endpoints on the worker's port: liveness (/livez), and readiness (/readyz), which fails while the database is
 * unavailable.
 */
export async function serveHealth({ port, isReady }: { readonly port: number; readonly isReady: () => Promise<boolean> }): Promise<Server> {
  const server = createServer(async ({ url = '' }, response) => {
    const path = url.split('?', 1)[0]
    const status = path === '/livez' ? 200 : path === '/readyz' ? ((await isReady()) ? 200 : 503) : 404
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
    response.end(JSON.stringify({ ok: status === 200 }))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return server
}
