import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Message to the supervisor that the server is ready: a server that was ready is restarted at once when it exits. */
export type ToSupervisor = { readonly kind: 'ready' }

export interface RunningServer {
  readonly port: number
  /** Stops accepting requests and resolves when pending ones are finished, or after `limit` milliseconds. */
  stop(limit: number): Promise<void>
}

/** Listens on a port and notifies the supervisor, if any. Rejects if the port is in use. */
export async function serveHttp(server: Server, { port, host }: { readonly port: number; readonly host?: string }): Promise<RunningServer> {
  const underway = new Set<ServerResponse>()
  server.prependListener('request', (_request, response) => {
    underway.add(response)
    response.once('close', () => underway.delete(response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  process.send?.({ kind: 'ready' } satisfies ToSupervisor)

  return {
    port: (server.address() as AddressInfo).port,
    async stop(limit) {
      server.close()
      for (const response of underway) if (!response.headersSent) response.setHeader('connection', 'close')
      for (const giveUpAt = Date.now() + limit; underway.size > 0 && Date.now() < giveUpAt; ) await wait(25)
      server.closeIdleConnections()
    },
  }
}
