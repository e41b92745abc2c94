import { FetchFault } from '../../http/fetchPublic'
import type { ServedFile } from '../FileServer'

/** A file of a supplier's server. Its time is not known of every server. */
export interface RemoteFile extends Omit<ServedFile, 'modified'> {
  readonly modified: string | null
}

/** A folder of a supplier's server while it is open. Everything rejects with a `FetchFault`. */
export interface RemoteFiles {
  list(): Promise<readonly RemoteFile[]>
  read(name: string, largest: number): Promise<Buffer>
  close(): Promise<void>
  /** The key the server showed, as `SHA256:…`; null where the protocol has none. */
  readonly hostKey: string | null
}

export const tooLarge = (name: string, largest: number): FetchFault =>
  new FetchFault(`${name} is larger than ${Math.round(largest / 1_000_000)} MB.`, true)

export const tooManyFiles = (host: string): FetchFault =>
  new FetchFault(`${host} has more files in this folder than can be listed. Have the old ones removed.`, false)

/** Where a supplier's server is, and who is known there. */
export interface RemoteAccess {
  readonly host: string
  /** The address the host was found to have: connected to, whatever its name says a moment later. */
  readonly address: string
  readonly port: number
  readonly user: string
  readonly password: string | null
  /** A private key of SSH, as it stands in its file. */
  readonly privateKey: string | null
  readonly folder: string
  /** The key the server showed the first time; null where it was never asked. */
  readonly hostKey: string | null
}
