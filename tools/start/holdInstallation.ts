import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const addressOf = (dataDirectory: string): string => {
  const name = `forecourt-${createHash('sha256').update(path.resolve(dataDirectory)).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  // Linux has names for sockets that leave no file: they are gone with their process.
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

/** What the process that holds an address says of itself; null when nobody holds it. */
const holderOf = (address: string) =>
  new Promise<string | null>((resolve) => {
    let said = ''
    const socket = net.connect(address)
    socket.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
    })
    socket.once('close', (failed) => resolve(failed ? null : said))
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
/** Longer than everything takes to stop in order, beside other work too. Milliseconds. */
const timeoutMs = 60_000

interface Holding {
  /** What the next one is told, which then waits for our end. */
  isStopping(): boolean
  /** Called once when there is one to wait for. */
  onWait?(): void
}

/**
 * Makes this process the one that runs the installation in a data directory, for as long as it lives; false when another does. One that
 * is about to stop is waited for. A socket tells, not a file: it goes with its process, however that ends.
 */
export const holdInstallation = async (dataDirectory: string, { isStopping, onWait }: Holding): Promise<boolean> => {
  const address = addressOf(dataDirectory)
  let waits = false
  for (let waited = 0; ; waited += 100) {
    if (await listen(address, isStopping)) return true
    const holder = await holderOf(address)
    if (holder === null) {
      // A file that was left; on Linux it has ended in this very moment.
      if (process.platform !== 'linux') rmSync(address, { force: true })
      // One that is asked to stop in the midst of work may answer before it hears of that: it is asked twice.
    } else if ((holder !== stopping && waited > 0) || waited > timeoutMs) return false
    if (holder === stopping && !waits) onWait?.()
    waits ||= holder === stopping
    await wait(100)
  }
}
