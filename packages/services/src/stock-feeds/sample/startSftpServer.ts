import { createHash, timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2'

const { STATUS_CODE, OPEN_MODE } = ssh2.utils.sftp

/** A served file. */
export interface SftpFile {
  readonly name: string
  readonly bytes: Buffer
  /** ISO in UTC. */
  readonly modified: string
}

export interface SftpServerOptions {
  /** Its private key, in file format. */
  readonly hostKey: string
  readonly user: string
  readonly password: string
  /** Its only folder, such as `/out`. */
  readonly folder: string
  readonly files: () => readonly SftpFile[]
  /** Called with a written file; without it the server is read-only. */
  readonly onWritten?: (name: string, bytes: Buffer) => void
  /** A free port by default. */
  readonly port?: number
}

const same = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

const [folderMode, fileMode] = [0o040_555, 0o100_444]
const attributesOf = (mode: number, size: number, modified: string): Attributes => {
  const at = Math.floor(Date.parse(modified) / 1000)
  return { mode, uid: 0, gid: 0, size, atime: at, mtime: at }
}

/** Serves one folder to SFTP clients: reading, and writing if enabled. */
const serve = (sftp: SFTPWrapper, { folder, files, onWritten }: Pick<SftpServerOptions, 'folder' | 'files' | 'onWritten'>) => {
  const handles = new Map<
    string,
    { readonly list?: readonly SftpFile[]; readonly bytes?: Buffer; readonly path?: string; isRead: boolean }
  >()
  const written = new Map<string, Buffer>()
  const open = (handle: { list?: readonly SftpFile[]; bytes?: Buffer; path?: string }): Buffer => {
    const id = String(handles.size + 1)
    handles.set(id, { ...handle, isRead: false })
    return Buffer.from(id)
  }
  const absolute = (path: string) => (path === '.' || path === '' ? '/' : path.replace(/(.)\/$/, '$1'))
  const fileAt = (path: string) => files().find(({ name }) => absolute(path) === `${folder}/${name}`)
  const stat = (id: number, path: string) => {
    const file = fileAt(path)
    if (file) sftp.attrs(id, attributesOf(fileMode, file.bytes.length, file.modified))
    else if (absolute(path) === folder || absolute(path) === '/') sftp.attrs(id, attributesOf(folderMode, 0, new Date(0).toISOString()))
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
  }
  sftp.on('REALPATH', (id, path) =>
    sftp.name(id, [{ filename: absolute(path), longname: absolute(path), attrs: attributesOf(folderMode, 0, new Date(0).toISOString()) }]),
  )
  sftp.on('STAT', stat)
  sftp.on('LSTAT', stat)
  sftp.on('OPENDIR', (id, path) => {
    if (absolute(path) === folder) sftp.handle(id, open({ list: files() }))
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
  })
  sftp.on('READDIR', (id, handle) => {
    const opened = handles.get(String(handle))
    if (!opened?.list || opened.isRead) return sftp.status(id, STATUS_CODE.EOF)
    opened.isRead = true
    sftp.name(
      id,
      opened.list.map(({ name, bytes, modified }) => ({
        filename: name,
        longname: `-r--r--r-- 1 0 0 ${bytes.length} ${modified} ${name}`,
        attrs: attributesOf(fileMode, bytes.length, modified),
      })),
    )
  })
  sftp.on('OPEN', (id, path, flags) => {
    const file = fileAt(path)
    if ((flags & OPEN_MODE.WRITE) !== 0) {
      if (!onWritten || !absolute(path).startsWith(`${folder}/`)) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED)
      written.set(absolute(path), Buffer.alloc(0))
      sftp.handle(id, open({ path: absolute(path) }))
    } else if (file) sftp.handle(id, open({ bytes: file.bytes }))
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
  })
  sftp.on('FSTAT', (id, handle) => {
    const opened = handles.get(String(handle))
    if (opened?.bytes) sftp.attrs(id, attributesOf(fileMode, opened.bytes.length, new Date(0).toISOString()))
    else sftp.status(id, STATUS_CODE.FAILURE)
  })
  sftp.on('READ', (id, handle, offset, length) => {
    const bytes = handles.get(String(handle))?.bytes
    if (!bytes || offset >= bytes.length) sftp.status(id, bytes ? STATUS_CODE.EOF : STATUS_CODE.FAILURE)
    else sftp.data(id, bytes.subarray(offset, offset + length))
  })
  sftp.on('WRITE', (id, handle, offset, data) => {
    const path = handles.get(String(handle))?.path
    if (path === undefined) return sftp.status(id, STATUS_CODE.FAILURE)
    const before = written.get(path) ?? Buffer.alloc(0)
    const after = Buffer.alloc(Math.max(before.length, offset + data.length))
    before.copy(after)
    data.copy(after, offset)
    written.set(path, after)
    sftp.status(id, STATUS_CODE.OK)
  })
  // Refuses an existing target, like OpenSSH without its extension.
  sftp.on('RENAME', (id, from, to) => {
    const bytes = written.get(absolute(from))
    if (!bytes || written.has(absolute(to))) return sftp.status(id, STATUS_CODE.FAILURE)
    written.delete(absolute(from))
    written.set(absolute(to), bytes)
    onWritten?.(absolute(to).slice(folder.length + 1), bytes)
    sftp.status(id, STATUS_CODE.OK)
  })
  sftp.on('REMOVE', (id, path) => sftp.status(id, written.delete(absolute(path)) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE))
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK))
}

/** Starts a local SFTP server with one folder and one user. */
export const startSftpServer = async ({
  hostKey,
  user,
  password,
  port = 0,
  ...shelf
}: SftpServerOptions): Promise<{ readonly port: number; stop(): Promise<void> }> => {
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => {})
    client.on('authentication', (context) => {
      if (context.method === 'password' && same(context.username, user) && same(context.password, password)) context.accept()
      else context.reject(['password'])
    })
    client.on('ready', () => client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serve(acceptSftp(), shelf))))
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
