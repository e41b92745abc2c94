import { createHash } from 'node:crypto'
import SftpClient from 'ssh2-sftp-client'
import { FetchFault } from '../../http/fetchPublic'
import type { RemoteAccess, RemoteFiles } from './RemoteFiles'

const connectMs = 20_000

/** What stands for a key, as `ssh-keygen -l` shows it. */
const fingerprintOf = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

const reasonOf = (error: unknown, host: string, what: string): FetchFault => {
  if (error instanceof FetchFault) return error
  const message = error instanceof Error ? error.message : String(error)
  if (/authentication|parse privatekey|passphrase/i.test(message))
    return new FetchFault(`${host} refuses the user, the password or the key.`, true)
  if (/no such file|permission denied|bad path/i.test(message))
    return new FetchFault(`${host} has no ${what}, or doesn’t let this user see it.`, false)
  return new FetchFault(`${host} could not be reached: ${message.replace(/^[\w.]+:\s*/, '')}`, false)
}

/**
 * Connects to an SFTP server. The key it shows the first time is the one it must show ever after: another may be another's server,
 * who would learn the password.
 */
const connected = async ({ host, address, port, user, password, privateKey, hostKey }: RemoteAccess) => {
  const client = new SftpClient()
  let shown: string | null = null
  try {
    await client.connect({
      host: address,
      port,
      username: user,
      ...(password !== null && { password }),
      ...(privateKey !== null && { privateKey }),
      readyTimeout: connectMs,
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key)
        return hostKey === null || shown === hostKey
      },
    })
  } catch (error) {
    await client.end().catch(() => {})
    if (shown !== null && hostKey !== null && shown !== hostKey)
      throw new FetchFault(
        `${host} shows another key than before (${shown}, it was ${hostKey}). If its owner changed it, type the password again.`,
        true,
      )
    throw reasonOf(error, host, 'such folder')
  }
  return { client, shown: shown as string | null }
}

/** Opens a folder of an SFTP server. */
export const openSftp = async (access: RemoteAccess): Promise<RemoteFiles> => {
  const { host, folder } = access
  const { client, shown } = await connected(access)
  const asked = async <Found>(work: Promise<Found>, what: string): Promise<Found> => {
    try {
      return await work
    } catch (error) {
      throw reasonOf(error, host, what)
    }
  }
  return {
    hostKey: shown,
    async list() {
      const found = await asked(client.list(folder), `folder ${folder}`)
      return found
        .filter(({ type }) => type === '-')
        .map(({ name, size, modifyTime }) => ({ name, size, modified: new Date(modifyTime).toISOString() }))
    },
    async read(name, largest) {
      const path = `${folder.replace(/\/$/, '')}/${name}`
      const { size } = await asked(client.stat(path), `file ${path}`)
      const bytes = size > largest ? null : ((await asked(client.get(path), `file ${path}`)) as Buffer)
      if (bytes === null) throw new FetchFault(`${name} is larger than ${Math.round(largest / 1_000_000)} MB.`, true)
      return bytes
    },
    async close() {
      await client.end().catch(() => {})
    },
  }
}

/**
 * Leaves a file in a folder of an SFTP server under one name: written beside it and then renamed, so that whoever fetches it never has
 * half of it. Gives the key the server showed. Rejects with a `FetchFault`.
 */
export const putSftp = async (access: RemoteAccess, name: string, bytes: Buffer): Promise<string | null> => {
  const { client, shown } = await connected(access)
  const path = (file: string) => `${access.folder.replace(/\/$/, '')}/${file}`
  try {
    await client.put(bytes, path(`.${name}.part`))
    await client.posixRename(path(`.${name}.part`), path(name)).catch(async () => {
      // A server without that extension renames only to a name that nothing has.
      await client.delete(path(name), true)
      await client.rename(path(`.${name}.part`), path(name))
    })
    return shown
  } catch (error) {
    throw reasonOf(error, access.host, `folder ${access.folder} to write to`)
  } finally {
    await client.end().catch(() => {})
  }
}
