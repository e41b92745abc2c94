/** Named bytes: a folder, or a bucket of object storage. Errors of the storage are thrown; only what is missing is null. */
export interface Blobs {
  read(name: string): Promise<Buffer | null>
  /** Stores all bytes or, if it fails, none. */
  write(name: string, bytes: Buffer): Promise<void>
  /** In bytes. */
  sizeOf(name: string): Promise<number | null>
  /** No error if it is missing. */
  move(from: string, to: string): Promise<void>
  /** No error if it is missing. */
  remove(name: string): Promise<void>
  list(): AsyncIterable<{ readonly name: string; readonly size: number }>
}
