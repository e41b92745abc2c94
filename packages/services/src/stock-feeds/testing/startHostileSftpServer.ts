import type { AddressInfo, Socket } from 'node:net'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { newHostKey } from '../sample/newHostKey'

const { STATUS_CODE } = ssh2.utils.sftp

/** Attack of a hostile server after login. */
export type Harm = 'file without end' | 'list without end' | 'empty list without end' | 'long names' | 'no goodbye' | 'nothing but silence'

const attributes = (mode: number) => ({ mode, uid: 0, gid: 0, size: 10, atime: 0, mtime: 0 })

const serve = (sftp: SFTPWrapper, harm: Harm) => {
  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: attributes(0o040_555) }]))
  for (const event of ['STAT', 'LSTAT', 'FSTAT'] as const) sftp.on(event, (id: number) => sftp.attrs(id, attributes(0o100_444)))
  sftp.on('OPENDIR', (id) => sftp.handle(id, Buffer.from('folder')))
  sftp.on('OPEN', (id) => sftp.handle(id, Buffer.from('file')))
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK))
  let count = 0
  sftp.on('READDIR', (id) => {
    const length = harm === 'empty list without end' ? 0 : harm === 'long names' ? 1 : 200
    const name = () => `stock-${count++}${harm === 'long names' ? 'x'.repeat(100_000) : ''}.csv`
    const entries = Array.from({ length }, name).map((filename) => ({ filename, longname: '-', attrs: attributes(0o100_444) }))
    if (harm === 'no goodbye' && count > 200) sftp.status(id, STATUS_CODE.EOF)
    else sftp.name(id, entries)
  })
  sftp.on('READ', (id, _handle, _offset, length) => sftp.data(id, Buffer.alloc(length, 'x')))
}

/** Starts a local SFTP server that attacks its clients. `sent` counts the bytes of all connections. */
export const startHostileSftpServer = async (
  harm: Harm,
): Promise<{ readonly port: number; open(): number; sent(): number; stop(): void }> => {
  const sockets = new Set<Socket>()
  const all: Socket[] = []
  const server = new ssh2.Server({ hostKeys: [newHostKey()] }, (client) => {
    client.on('error', () => {})
    client.on('authentication', (context) => context.accept())
    if (harm === 'nothing but silence') return
    client.on('ready', () => client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serve(acceptSftp(), harm))))
  })
  // The underlying connection server is private.
  const inner = (server as unknown as { readonly _srv: { on(event: 'connection', take: (socket: Socket) => void): void } })._srv
  inner.on('connection', (socket) => {
    sockets.add(socket)
    all.push(socket)
    socket.on('close', () => sockets.delete(socket))
    if (harm !== 'no goodbye') return
    // Holds the connection open after the client ends it.
    socket.allowHalfOpen = true
    socket.end = () => socket
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    open: () => sockets.size,
    sent: () => all.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
