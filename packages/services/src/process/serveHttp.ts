import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A process says to its supervisor that it is ready: what served is started again at once when it ends. */
export type ToSupervisor = { readonly kind: 'ready' }

export interface Serving {
  readonly port: number
  /** Takes nothing more, and resolves when what was begun is answered, or after `limit` milliseconds. */
  stop(limit: number): Promise<void>
}

/** Serves on a port, and says to the supervisor, where there is one, that it does. Rejects where the port is in use. */
export async function serveHttp(server: Server, { port, host }: { readonly port: number; readonly host?: string }): Promise<Serving> {
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
