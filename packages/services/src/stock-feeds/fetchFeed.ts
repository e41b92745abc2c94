import { largestFeedBytes } from '@forecourt/data/stock-feeds/feedFiles'
import { FetchFault, fetchPublic } from '../http/fetchPublic'
import type { FeedFetcher, FetchedFeed } from './FeedFetcher'
import type { FileServer, UploadedFile } from './FileServer'
import { openCredential } from './feedCredential'
import { matchesFileName } from './matchesFileName'
import { fetchRemote, stableMs } from './remote/fetchRemote'

export interface FeedFetchContext {
  readonly files: FileServer
  /** Private hosts that requests may reach. */
  readonly trusted: readonly string[]
  /** Secret of the installation, which encrypts credentials. */
  readonly secret: string
  /** Current time, ISO in UTC. */
  readonly now: () => string
}

const timeoutMs = 120_000

const statuses: Readonly<Record<number, string>> = {
  401: 'asks for a password.',
  403: 'refuses to give the file.',
  404: 'has no such file.',
  410: 'no longer has this file.',
}

const instantOf = (date: string | undefined): string | null => {
  const at = Date.parse(date ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** The file's name in a URL's path; as it is written if its percent-encoding is invalid. Empty for a folder. */
const fileNameIn = (pathname: string): string => {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const fetchWeb = async (
  address: string,
  { etag, modified }: Parameters<FeedFetcher>[0],
  trusted: readonly string[],
): Promise<FetchedFeed> => {
  const headers = { ...(etag !== null && { 'if-none-match': etag }), ...(modified !== null && { 'if-modified-since': modified }) }
  const { status, bytes, headers: answered } = await fetchPublic(address, { headers, largest: largestFeedBytes, timeoutMs, trusted })
  if (status === 304) return { kind: 'unchanged' }
  const { host, pathname } = new URL(address)
  if (status !== 200) throw new FetchFault(`${host} ${statuses[status] ?? `answered with ${status}.`}`)
  const name = fileNameIn(pathname) || host
  const lastModified = answered['last-modified']
  return {
    kind: 'file',
    file: { name, bytes, madeAt: instantOf(lastModified) },
    etag: answered.etag ?? null,
    modified: lastModified ?? null,
  }
}

const newest = (files: readonly UploadedFile[], pattern: string): UploadedFile | undefined =>
  files.filter(({ name }) => matchesFileName(name, pattern)).sort((one, other) => (one.modified < other.modified ? 1 : -1))[0]

const fetchFromFolder = async (
  pattern: string,
  { id, etag }: Parameters<FeedFetcher>[0],
  { files, now }: FeedFetchContext,
): Promise<FetchedFeed> => {
  const file = newest(await files.list(id), pattern)
  if (!file) throw new FetchFault(`There is no file named ${pattern} in its folder.`)
  const version = `${file.name} ${file.size} ${file.modified}`
  if (version === etag || Date.parse(now()) - Date.parse(file.modified) < stableMs) return { kind: 'unchanged' }
  const bytes = await files.read(id, file.name, largestFeedBytes)
  return { kind: 'file', file: { name: file.name, bytes, madeAt: file.modified }, etag: version, modified: null }
}

/** Fetches feeds from URLs, folders and suppliers' servers; returns no file if it is unchanged (ENT-01). */
export const fetchFeed =
  (fetching: FeedFetchContext): FeedFetcher =>
  async (feed) => {
    const { source } = feed
    switch (source.kind) {
      case 'https':
        return fetchWeb(source.url, feed, fetching.trusted)
      case 'folder':
        return fetchFromFolder(source.file, feed, fetching)
      case 'sftp':
      case 'ftps':
      case 'ftp': {
        const { etag, modified, hostKey } = feed
        const { trusted, now, secret } = fetching
        return fetchRemote({ source, etag, modified, hostKey, trusted, credential: openCredential(secret, feed.credential), now: now() })
      }
      default:
        throw new FetchFault('This feed isn’t fetched.')
    }
  }
