import net, { type AddressInfo } from 'node:net'

interface Losses {
  /** Drops notifications. */
  readonly notifications?: boolean
  /** Forgets settings of a session at the end of each statement. */
  readonly settings?: boolean
  /** Delays everything that the server sends. */
  readonly delayMs?: number
}

/** Passes on the messages of the server, all of which have a type, a length and a body, except notifications. */
const withoutNotifications = (pass: (message: Buffer) => void) => {
  let pending = Buffer.alloc(0)
  return (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk])
    while (pending.length >= 5) {
      const length = 1 + pending.readInt32BE(1)
      if (pending.length < length) return
      if (pending[0] !== 'A'.charCodeAt(0)) pass(pending.subarray(0, length))
      pending = pending.subarray(length)
    }
  }
}

/** A proxy in front of the test server that loses what a pooler in transaction mode loses. Change `losses` at any time. */
export const startLossyProxy = async (url: string) => {
  const { hostname, port } = new URL(url)
  const proxy = { losses: {} as Losses, connections: 0 }
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    proxy.connections++
    const database = net.connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    const pass = withoutNotifications((message) => client.write(message))
    const receive = (chunk: Buffer) => (proxy.losses.notifications ? pass(chunk) : client.write(chunk))
    database.on('data', (chunk) => (proxy.losses.delayMs ? setTimeout(receive, proxy.losses.delayMs, chunk) : receive(chunk)))
    // Outside a transaction, a local setting has no effect.
    client.on('data', (chunk) =>
      database.write(proxy.losses.settings ? Buffer.from(chunk.toString('latin1').replace('set session', 'set local  '), 'latin1') : chunk),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = (address: string) => {
    const proxied = new URL(address)
    proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    return proxied.href
  }
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return Object.assign(proxy, { through, close })
}
