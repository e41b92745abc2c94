import type { ChildProcess } from 'node:child_process'
import net from 'node:net'
import type { FromSupervisor, ToSupervisor } from '@forecourt/services/process/serveHttp'

/** Timeout: how long a connection waits for a process before it gets 503 with Retry-After. Milliseconds. */
const timeoutMs = 20_000
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

/** What is asked may be what ended the processes it was asked of: it is asked of no more than these. */
const maxRequests = 3

/** A connection, with what was asked on it where a process has read that and not begun to answer, and of how many by now. */
interface Visit {
  readonly socket: net.Socket
  readonly asked?: string
  readonly times: number
}

/**
 * A port that stays open while the process behind it is started again. Connections that arrive meanwhile wait; what a process was
 * given and had not begun to answer when it ended is given to the next, unless doing it a second time could change something.
 */
export class HeldPort {
  readonly #server = net.createServer({ pauseOnConnect: true }, (socket) => this.#arrive({ socket, times: 0 }))
  readonly #waiting: Visit[] = []
  readonly #given = new Map<number, Visit>()
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
    for (const visit of this.#waiting.splice(0)) this.#give(visit)
  }

  /** A process that ended, or is about to, answers no more. */
  detach(child: ChildProcess): void {
    if (this.#process !== child) return
    this.#process = null
    const untaken = [...this.#given.values()]
    this.#given.clear()
    for (const visit of untaken) this.#wait(visit)
  }

  /** What a process says of the connections it was given. */
  hear(message: ToSupervisor): void {
    if (message?.kind === 'asked') {
      const visit = this.#given.get(message.id)
      if (visit) this.#given.set(message.id, { ...visit, asked: message.asked, times: visit.times + 1 })
    }
    if (message?.kind !== 'taken') return
    // Ours is a copy: closing it leaves the other end's connection to the process that has it now.
    this.#given.get(message.id)?.socket.destroy()
    this.#given.delete(message.id)
  }

  close(): void {
    this.#server.close()
    for (const { socket } of this.#waiting.splice(0)) socket.destroy()
  }

  #arrive(visit: Visit): void {
    visit.socket.on('error', () => {})
    if (this.#process) this.#give(visit)
    else this.#wait(visit)
  }

  #give(visit: Visit): void {
    const child = this.#process
    if (!child) {
      this.#wait(visit)
      return
    }
    const { socket, asked, times } = visit
    const id = ++this.#last
    this.#given.set(id, visit)
    const last = times >= maxRequests - 1
    child.send({ kind: 'connection', id, asked, last } satisfies FromSupervisor, socket, { keepOpen: true }, (error) => {
      if (error && this.#given.delete(id)) this.#wait(visit)
    })
  }

  #wait(visit: Visit): void {
    const { socket } = visit
    if (this.#waiting.length >= mostWaiting) {
      socket.end(sorry)
      return
    }
    this.#waiting.push(visit)
    setTimeout(() => {
      const at = this.#waiting.indexOf(visit)
      if (at < 0) return
      this.#waiting.splice(at, 1)
      socket.end(sorry)
    }, timeoutMs).unref()
  }
}
