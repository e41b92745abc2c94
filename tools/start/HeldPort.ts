import type { ChildProcess } from 'node:child_process'
import net from 'node:net'
import type { FromSupervisor, ToSupervisor } from '@forecourt/services/process/serveHttp'

/** How long a connection waits for somebody to answer it before it is told to come back. Milliseconds. */
const patience = 20_000
const mostWaiting = 2_000
const words = 'Back in a moment. Please try again soon.'
const sorry = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: text/plain; charset=utf-8',
  'Cache-Control: no-store',
  'Retry-After: 10',
  `Content-Length: ${words.length}`,
  'Connection: close',
  '',
  words,
].join('\r\n')

/**
 * A port that stays open while the process behind it is started again. Connections that arrive meanwhile wait; what a process was
 * given and had not taken when it ended is given to the next.
 */
export class HeldPort {
  readonly #server = net.createServer({ pauseOnConnect: true }, (socket) => this.#arrive(socket))
  readonly #waiting: net.Socket[] = []
  readonly #given = new Map<number, net.Socket>()
  #process: ChildProcess | null = null
  #last = 0

  listen(port: number, host?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject)
        resolve()
      })
    })
  }

  /** From now on this process answers; it has said that it is ready. */
  attach(child: ChildProcess): void {
    this.#process = child
    for (const socket of this.#waiting.splice(0)) this.#give(socket)
  }

  /** A process that ended, or is about to, answers no more. */
  detach(child: ChildProcess): void {
    if (this.#process !== child) return
    this.#process = null
    const untaken = [...this.#given.values()]
    this.#given.clear()
    for (const socket of untaken) this.#wait(socket)
  }

  /** What a process says of the connections it was given. */
  hear(message: ToSupervisor): void {
    if (message?.kind !== 'taken') return
    // Ours is a copy: closing it leaves the other end's connection to the process that has it now.
    this.#given.get(message.id)?.destroy()
    this.#given.delete(message.id)
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#waiting.splice(0)) socket.destroy()
  }

  #arrive(socket: net.Socket): void {
    socket.on('error', () => {})
    if (this.#process) this.#give(socket)
    else this.#wait(socket)
  }

  #give(socket: net.Socket): void {
    const child = this.#process
    if (!child) {
      this.#wait(socket)
      return
    }
    const id = ++this.#last
    this.#given.set(id, socket)
    child.send({ kind: 'connection', id } satisfies FromSupervisor, socket, { keepOpen: true }, (error) => {
      if (error && this.#given.delete(id)) this.#wait(socket)
    })
  }

  #wait(socket: net.Socket): void {
    if (this.#waiting.length >= mostWaiting) {
      socket.end(sorry)
      return
    }
    this.#waiting.push(socket)
    setTimeout(() => {
      const at = this.#waiting.indexOf(socket)
      if (at < 0) return
      this.#waiting.splice(at, 1)
      socket.end(sorry)
    }, patience).unref()
  }
}
