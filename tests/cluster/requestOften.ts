import net from 'node:net'
import tls from 'node:tls'

interface Requests {
  readonly port: number
  /** Server name for TLS; null for plain HTTP. */
  readonly servername: string | null
  /** Text of one request, which keeps its connection alive. */
  readonly text: string
  readonly connections: number
  readonly ms: number
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthField = /\r\ncontent-length: (\d+)/i

/** Size of a response whose head is complete; null before. Throws if it isn't a 200 with a length. */
const sizeOf = (received: Buffer): number | null => {
  const end = received.indexOf(headEnd)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const length = lengthField.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`Unexpected response: ${head.slice(0, 60)}`)
  return end + headEnd.length + Number(length)
}

/**
 * Sends one request again and again on some connections, each after its response; returns the number of responses. Takes less than half of
 * the processor time of a general client, which limits what is measured where both share processors.
 */
export const requestOften = ({ port, servername, text, connections, ms }: Requests): Promise<number> =>
  new Promise((resolve, reject) => {
    let answered = 0
    const request = Buffer.from(text)
    const options = { host: '127.0.0.1', port }
    const sockets = Array.from({ length: connections }, () => {
      const socket: net.Socket = servername === null ? net.connect(options) : tls.connect({ ...options, servername })
      let received: Buffer | null = null
      let size: number | null = null
      socket.on(servername === null ? 'connect' : 'secureConnect', () => socket.write(request))
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('A connection was closed.')))
      socket.on('data', (bytes: Buffer) => {
        received = received === null ? bytes : Buffer.concat([received, bytes])
        try {
          size ??= sizeOf(received)
        } catch (error) {
          reject(error)
          return
        }
        if (size === null || received.length < size) return
        answered++
        received = null
        size = null
        socket.write(request)
      })
      return socket
    })
    setTimeout(() => {
      resolve(answered)
      for (const socket of sockets) socket.destroy()
    }, ms)
  })
