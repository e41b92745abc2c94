import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const addressOf = (dataDirectory: string): string => {
  const name = `forecourt-${createHash('sha256').update(path.resolve(dataDirectory)).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  // Abstract sockets of Linux leave no file and end with their process.
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

/** State reported by the process that owns the address; null if none does. */
const holderOf = (address: string) =>
  new Promise<string | null>((resolve) => {
    let message = ''
    const socket = net.connect(address)
    socket.setEncoding('utf8').on('data', (chunk) => {
      message += chunk
    })
    socket.once('close', (failed) => resolve(failed ? null : message))
    socket.on('error', () => {})
  })

const listen = (address: string, isStopping: () => boolean) =>
  new Promise<boolean>((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => {})
      socket.end(isStopping() ? stopping : 'running')
    })
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(address, () => {
      server.unref()
      resolve(true)
    })
  })

const stopping = 'stopping'
/** Timeout in milliseconds; longer than a graceful stop of everything under load. */
const timeoutMs = 60_000

interface Holding {
  /** Reported to the next process, which then waits. */
  isStopping(): boolean
  /** Called once if it must wait. */
  onWait?(): void
}

/**
 * Makes this process the only one that runs the installation in a data directory; false if another does. Waits for one that is stopping.
 * Uses a socket instead of a file, because it ends with its process.
 */
export const holdInstallation = async (dataDirectory: string, { isStopping, onWait }: Holding): Promise<boolean> => {
  const address = addressOf(dataDirectory)
  let waits = false
  for (let waited = 0; ; waited += 100) {
    if (await listen(address, isStopping)) return true
    const holder = await holderOf(address)
    if (holder === null) {
      // A stale socket file; on Linux the process has just ended.
      if (process.platform !== 'linux') rmSync(address, { force: true })
      // A process that is being stopped may not know yet when it responds, so it is queried twice.
    } else if ((holder !== stopping && waited > 0) || waited > timeoutMs) return false
    if (holder === stopping && !waits) onWait?.()
    waits ||= holder === stopping
    await wait(100)
  }
}
