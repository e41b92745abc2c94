import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What the supervisor tells a process whose port it holds, and hears of it. */
export type FromSupervisor = { readonly kind: 'connection'; readonly id: number }
export type ToSupervisor = { readonly kind: 'ready' } | { readonly kind: 'taken'; readonly id: number }

export interface Serving {
  readonly port: number
  /** Takes nothing more, and resolves when what was begun is answered, or after `limit` milliseconds. */
  stop(limit: number): Promise<void>
}

/** Whether a supervisor holds our port: the connections that arrive there come by the channel to it. */
const isHeld = () => process.env.FORECOURT_HELD_PORT === '1' && process.send !== undefined

function takeConnections(server: Server): void {
  let open = 0
  process.on('message', (message: FromSupervisor, handle: unknown) => {
    if (message?.kind !== 'connection') return
    process.send?.({ kind: 'taken', id: message.id } satisfies ToSupervisor)
    const socket = handle as Socket | undefined
    // Whoever connected may have left on the way here.
    if (!socket) return
    // The server counts only what arrives at its own port.
    if (server.maxConnections && open >= server.maxConnections) return void socket.destroy()
    open++
    socket.once('close', () => open--)
    server.emit('connection', socket)
    socket.resume()
  })
}

/**
 * Serves on a port; or, where a supervisor holds that port, the connections it passes on, so that none is refused while a process
 * is started again. The supervisor is told when there is somebody to answer.
 */
export async function serveHttp(server: Server, { port, host }: { readonly port: number; readonly host?: string }): Promise<Serving> {
  const underway = new Set<ServerResponse>()
  server.prependListener('request', (_request, response) => {
    underway.add(response)
    response.once('close', () => underway.delete(response))
  })
  const held = isHeld()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    const listening = () => {
      server.off('error', reject)
      resolve()
    }
    // Held, a port of our own is still needed: the server looks after the time limits of its connections only while it listens.
    if (held) server.listen(0, '127.0.0.1', listening)
    else server.listen(port, host, listening)
  })
  if (held) takeConnections(server)
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
