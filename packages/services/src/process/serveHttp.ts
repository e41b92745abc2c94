import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What the supervisor tells a process whose port it holds, and hears of it. `asked` is the first request of a connection, byte by byte
 * (latin1), which may be made a second time: it is told while nothing was answered, and given with the connection to the next process;
 * `last`, when that is the last that is asked.
 */
export type FromSupervisor = { readonly kind: 'connection'; readonly id: number; readonly asked?: string; readonly last?: boolean }
export type ToSupervisor =
  | { readonly kind: 'ready' }
  | { readonly kind: 'asked'; readonly id: number; readonly asked: string }
  | { readonly kind: 'taken'; readonly id: number }

export interface Serving {
  readonly port: number
  /** Takes nothing more, and resolves when what was begun is answered, or after `limit` milliseconds. */
  stop(limit: number): Promise<void>
}

/** Whether a supervisor holds our port: the connections that arrive there come by the channel to it. */
const isHeld = () => process.env.FORECOURT_HELD_PORT === '1' && process.send !== undefined

const firstRequests = new WeakMap<Socket, () => void>()

/** A whole request, in one piece, that changes nothing and says no more after its headers. */
const isRepeatable = (asked: string): boolean =>
  /^(?:GET|HEAD) /.test(asked) &&
  asked.indexOf('\r\n\r\n') === asked.length - 4 &&
  !/\r\n(?:content-length|transfer-encoding|expect|upgrade)[ \t]*:/i.test(asked)

/** Calls back just before the first byte of an answer leaves. */
function beforeAnswering(response: ServerResponse, begin: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (...all: unknown[]) => {
    begin()
    return writeHead(...all)
  }
}

function takeConnections(server: Server): void {
  let open = 0
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const begin = firstRequests.get(socket)
    if (begin) beforeAnswering(response, begin)
  })
  process.on('message', (message: FromSupervisor, handle: unknown) => {
    if (message?.kind !== 'connection') return
    const { id, asked, last = false } = message
    let isTaken = false
    const take = () => {
      if (!isTaken) process.send?.({ kind: 'taken', id } satisfies ToSupervisor)
      isTaken = true
    }
    const socket = handle as Socket | undefined
    // Whoever connected may have left on the way here.
    if (!socket) return take()
    // The server counts only what arrives at its own port.
    if (server.maxConnections && open >= server.maxConnections) {
      take()
      return void socket.destroy()
    }
    open++
    socket.once('close', () => {
      open--
      take()
    })
    const serve = (first: Buffer) => {
      const text = first.toString('latin1')
      if (!last && isRepeatable(text)) {
        process.send?.({ kind: 'asked', id, asked: text } satisfies ToSupervisor)
        firstRequests.set(socket, take)
      } else take()
      socket.setTimeout(0)
      socket.off('timeout', leave)
      socket.off('error', leave)
      socket.pause()
      socket.unshift(first)
      server.emit('connection', socket)
      socket.resume()
    }
    const leave = () => socket.destroy()
    if (asked !== undefined) return serve(Buffer.from(asked, 'latin1'))
    // The server looks after the time of what has begun to arrive.
    socket.setTimeout(server.headersTimeout, leave)
    socket.once('error', leave)
    socket.once('end', leave)
    socket.once('data', (first: Buffer) => {
      socket.off('end', leave)
      serve(first)
    })
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
