import { largestFeedBytes } from '@forecourt/data/stock-feeds/feedFiles'
import type { RemoteSource } from '@forecourt/data/stock-feeds/StockFeed'
import { FetchFault } from '../../http/fetchPublic'
import type { FetchedFeed } from '../FeedFetcher'
import type { FeedCredential } from '../feedCredential'
import { matchesFileName } from '../matchesFileName'
import { publicAddress } from '../publicAddress'
import { openFtp } from './ftpFiles'
import type { RemoteFile } from './RemoteFiles'
import { openSftp } from './sftpFiles'

/** State of the last fetch, and access to the server. */
export interface RemoteFetch {
  readonly source: RemoteSource
  /** Version of the last file; null before the first fetch. */
  readonly etag: string | null
  /** Version of the newest file at the last fetch, read or not: a file without a time is stable once two fetches find the same version. */
  readonly modified: string | null
  /** SFTP host key of the first connection; null before it. */
  readonly hostKey: string | null
  readonly credential: FeedCredential
  /** Hosts with ports that may be private. */
  readonly trusted: readonly string[]
  /** The instant, ISO in UTC. */
  readonly now: string
}

const timeoutMs = 180_000
/** A file may still be being written: it is used once it is unchanged for this long. Milliseconds. */
export const stableMs = 60_000

const versionOf = ({ name, size, modified }: RemoteFile): string => `${modified ?? ''}\t${name}\t${size}`
/** Sort key of a file: its time, or its name if the server gives no time. */
const place = (version: string): string => version.split('\t').slice(0, 2).join('\t')

/** The next file: the oldest unread one, so that none is skipped; for a new feed the newest. */
const nextFile = (files: readonly RemoteFile[], last: string | null): RemoteFile | undefined => {
  const sorted = files.toSorted((one, other) => (place(versionOf(one)) < place(versionOf(other)) ? -1 : 1))
  if (last === null) return sorted.at(-1)
  return (
    sorted.find((file) => place(versionOf(file)) > place(last)) ??
    // The same file, changed without a new time.
    sorted.find((file) => place(versionOf(file)) === place(last) && versionOf(file) !== last)
  )
}

const within = async <Found>(work: Promise<Found>, host: string): Promise<Found> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new FetchFault(`${host} took longer than ${timeoutMs / 1000} seconds.`)), timeoutMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Fetches the next file of a feed by SFTP or FTP, from public addresses only: the oldest unread file, once it is no longer being written
 * (ENT-01). Rejects with a `FetchFault`.
 */
export const fetchRemote = async ({ source, etag, modified, hostKey, credential, trusted, now }: RemoteFetch): Promise<FetchedFeed> => {
  const { kind, host, port, user, path } = source
  const slash = path.lastIndexOf('/')
  const [folder, pattern] = [path.slice(0, slash) || (slash === 0 ? '/' : '.'), path.slice(slash + 1)]
  const access = { host, port, user, folder, hostKey, ...credential, address: await publicAddress(host, port, trusted) }
  const opening = kind === 'sftp' ? openSftp(access) : openFtp(access, kind === 'ftps')
  const files = await within(opening, host).catch((error: unknown) => {
    // Closes a connection that opens after the timeout.
    void opening.then((connection) => connection.close()).catch(() => {})
    throw error
  })
  try {
    const known = { hostKey: files.hostKey }
    const fitting = (await within(files.list(), host)).filter(({ name }) => matchesFileName(name, pattern))
    if (fitting.length === 0) throw new FetchFault(`There is no file named ${pattern} in ${folder} on ${host}.`)
    const file = nextFile(fitting, etag)
    if (!file) return { kind: 'unchanged', ...known }
    const version = versionOf(file)
    const isStable =
      file.modified === null ? version === modified : Date.parse(now) - Date.parse(file.modified) >= stableMs || version === modified
    if (!isStable) return { kind: 'unchanged', modified: version, ...known }
    const bytes = await within(files.read(file.name, largestFeedBytes), host)
    const hasMore = nextFile(fitting, version) !== undefined
    return { kind: 'file', file: { name: file.name, bytes, madeAt: file.modified }, etag: version, modified: version, hasMore, ...known }
  } finally {
    await files.close()
  }
}
