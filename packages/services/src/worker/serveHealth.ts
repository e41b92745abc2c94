import { createServer, type Server } from 'node:http'
import type { Handler } from '../front/createWebServer'
import type { Telemetry } from '../telemetry/createTelemetry'

interface Health {
  readonly port: number
  readonly isReady: () => Promise<boolean>
  readonly telemetry: Telemetry
}

/**
 * Serves endpoints on the worker's port: liveness (/livez), readiness (/readyz), which fails while the database is unavailable, and
 * metrics.
 */
export async function serveHealth({ port, isReady, telemetry }: Health): Promise<Server> {
  const respond: Handler = async ({ url = '' }, response) => {
    const path = url.split('?', 1)[0]
    const status = path === '/livez' ? 200 : path === '/readyz' ? ((await isReady()) ? 200 : 503) : 404
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
    response.end(JSON.stringify({ ok: status === 200 }))
  }
  const handler = telemetry.serve(respond)
  const server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return server
}
