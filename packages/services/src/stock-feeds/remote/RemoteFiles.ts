import { FetchFault } from '../../http/fetchPublic'
import type { UploadedFile } from '../FileServer'

/** A file on a supplier's server. Some servers give no time. */
export interface RemoteFile extends Omit<UploadedFile, 'modified'> {
  readonly modified: string | null
}

/** An open folder on a supplier's server. All methods reject with a `FetchFault`. */
export interface RemoteFiles {
  list(): Promise<readonly RemoteFile[]>
  read(name: string, largest: number): Promise<Buffer>
  close(): Promise<void>
  /** SSH host key as `SHA256:…`; null for other protocols. */
  readonly hostKey: string | null
}

export const tooLarge = (name: string, largest: number): FetchFault =>
  new FetchFault(`${name} is larger than ${Math.round(largest / 1_000_000)} MB.`)

export const tooManyFiles = (host: string): FetchFault =>
  new FetchFault(`${host} has too many files in this folder. Have the old ones removed.`)

/** Address and credentials of a supplier's server. */
export interface RemoteAccess {
  readonly host: string
  /** Resolved address: the connection uses it, so that a DNS change has no effect. */
  readonly address: string
  readonly port: number
  readonly user: string
  readonly password: string | null
  /** SSH private key, in file format. */
  readonly privateKey: string | null
  readonly folder: string
  /** Host key from the first connection; null before it. */
  readonly hostKey: string | null
}
