import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const addressOf = (dataDirectory: string): string => {
  const name = `forecourt-${createHash('sha256').update(path.resolve(dataDirectory)).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  // Linux has names for sockets that leave no file: they are gone with their process.
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

const isHeld = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const listen = (address: string) =>
  new Promise<boolean>((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(address, () => {
      server.unref()
      resolve(true)
    })
  })

/**
 * Makes this process the one that runs the installation in a data directory, for as long as it lives; false when another does. A socket
 * tells, not a file: it goes with its process, however that ends.
 */
export const holdInstallation = async (dataDirectory: string): Promise<boolean> => {
  const address = addressOf(dataDirectory)
  if (await listen(address)) return true
  if (process.platform === 'linux' || (await isHeld(address))) return false
  rmSync(address, { force: true })
  return listen(address)
}
