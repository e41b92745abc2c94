import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import type { FileEntryWithStats, SFTPWrapper } from 'ssh2'
import ssh2 from 'ssh2'
import SftpClient from 'ssh2-sftp-client'
import { collectBytes, FetchFault, unreachable } from '../../http/fetchPublic'
import { type RemoteAccess, type RemoteFile, type RemoteFiles, tooLarge, tooManyFiles } from './RemoteFiles'

const connectMs = 20_000
/** Timeout of a clean disconnect in milliseconds. */
const goodbyeMs = 2_000
/** Limit of files in a listing. */
const mostFiles = 50_000
/** Limit of responses without a file: the protocol ends a list by a status, so that servers have no reason to send one. */
const mostEmptyResponses = 100
/** Limit of bytes of a listing. */
const mostListed = 20_000_000

/** Status code at the end of a list. */
const endOfList = ssh2.utils.sftp.STATUS_CODE.EOF

/** Fingerprint of a key, as `ssh-keygen -l` shows it. */
const fingerprintOf = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

const reasonOf = (error: unknown, host: string, what: string): FetchFault => {
  if (error instanceof FetchFault) return error
  const message = error instanceof Error ? error.message : String(error)
  if (/authentication|parse privatekey|passphrase/i.test(message))
    return new FetchFault(`${host} does not accept the user name, password or key.`)
  if (/no such file|permission denied|bad path/i.test(message)) return new FetchFault(`${host} has no ${what}, or this user can’t see it.`)
  return unreachable(host, error)
}

/** Disconnects cleanly, or by force on timeout. */
const disconnect = async (client: SftpClient, socket: Socket): Promise<void> => {
  const timer = setTimeout(() => socket.destroy(), goodbyeMs)
  await client.end().catch(() => {})
  clearTimeout(timer)
  socket.destroy()
}

/** Lists a folder within limits: a server could send an endless list. */
const listed = async (sftp: SFTPWrapper, folder: string, host: string): Promise<readonly RemoteFile[]> => {
  const handle = await promisify(sftp.opendir.bind(sftp))(folder)
  const next = (): Promise<readonly FileEntryWithStats[] | null> =>
    new Promise((done, fail) =>
      sftp.readdir(handle, (error, found) => {
        const isEnd = (error as { readonly code?: unknown } | undefined)?.code === endOfList
        return error && !isEnd ? fail(error) : done(isEnd ? null : found)
      }),
    )
  const files: RemoteFile[] = []
  let [seen, bytes, empty] = [0, 0, 0]
  for (let found = await next(); found !== null; found = await next()) {
    seen += found.length
    if (found.length === 0) empty += 1
    for (const { filename, longname, attrs } of found) {
      bytes += filename.length + longname.length
      // Some servers give the file type in the long name only.
      if (!attrs.isFile() && !longname.startsWith('-')) continue
      const { size = 0, mtime } = attrs as Partial<typeof attrs>
      files.push({ name: filename, size, modified: mtime === undefined ? null : new Date(mtime * 1000).toISOString() })
    }
    if (seen > mostFiles || bytes > mostListed || empty > mostEmptyResponses) throw tooManyFiles(host)
  }
  sftp.close(handle, () => {})
  return files
}

/** Connects to an SFTP server. Trusts the host key on first use and requires the same key later: an impostor would learn the password. */
const connected = async ({ host, address, port, user, password, privateKey, hostKey }: RemoteAccess) => {
  const quiet = () => {}
  const client = new SftpClient('feeds', { error: quiet, end: quiet, close: quiet })
  // Our own socket, which can always be closed.
  const socket = connect(port, address)
  // A server may accept the login and then stop responding.
  const timer = setTimeout(() => socket.destroy(), 2 * connectMs)
  let shown: string | null = null
  try {
    const sftp = await client.connect({
      sock: socket,
      username: user,
      ...(password !== null && { password }),
      ...(privateKey !== null && { privateKey }),
      readyTimeout: connectMs,
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key)
        return hostKey === null || shown === hostKey
      },
    })
    return { client, sftp, socket, shown: shown as string | null }
  } catch (error) {
    await disconnect(client, socket)
    if (shown !== null && hostKey !== null && shown !== hostKey)
      throw new FetchFault(
        `${host} now has a different host key (${shown}, previously ${hostKey}). If its owner changed it, enter the password again.`,
      )
    throw reasonOf(error, host, 'such folder')
  } finally {
    clearTimeout(timer)
  }
}

/** Opens a folder of an SFTP server. */
export const openSftp = async (access: RemoteAccess): Promise<RemoteFiles> => {
  const { host, folder } = access
  const { client, sftp, socket, shown } = await connected(access)
  const described = async <Found>(work: Promise<Found>, what: string): Promise<Found> => {
    try {
      return await work
    } catch (error) {
      throw reasonOf(error, host, what)
    }
  }
  return {
    hostKey: shown,
    list: () => described(listed(sftp, folder, host), `folder ${folder}`),
    async read(name, largest) {
      const path = `${folder.replace(/\/$/, '')}/${name}`
      const { add, bytes } = collectBytes(largest, () => tooLarge(name, largest))
      // Enforces the limit whatever size the server declares.
      const read = async () => {
        for await (const part of sftp.createReadStream(path)) add(part as Buffer)
      }
      await described(read(), `file ${path}`)
      return bytes()
    },
    close: () => disconnect(client, socket),
  }
}

/**
 * Uploads a file atomically by SFTP: writes a temporary file and renames it, so that readers never see a partial one. Returns the host
 * key. Rejects with a `FetchFault`.
 */
export const putSftp = async (access: RemoteAccess, name: string, bytes: Buffer): Promise<string | null> => {
  const { client, socket, shown } = await connected(access)
  const path = (file: string) => `${access.folder.replace(/\/$/, '')}/${file}`
  try {
    await client.put(bytes, path(`.${name}.part`))
    await client.posixRename(path(`.${name}.part`), path(name)).catch(async () => {
      // Without the posix-rename extension, a server renames only to an unused name.
      await client.delete(path(name), true)
      await client.rename(path(`.${name}.part`), path(name))
    })
    return shown
  } catch (error) {
    throw reasonOf(error, access.host, `folder ${access.folder} to write to`)
  } finally {
    await disconnect(client, socket)
  }
}
