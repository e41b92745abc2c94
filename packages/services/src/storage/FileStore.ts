/** A stored file. */
export interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Where pictures and documents live. Keys name content and never change what they name, so that everything may cache them for ever. */
export interface FileStore {
  /** Stores under a key made of the content, in a folder such as `cars`. */
  put(folder: string, bytes: Buffer, contentType: string): Promise<{ readonly key: string }>
  get(key: string): Promise<StoredFile | null>
  /** Nothing may show it any more; one that is not there is no failure. */
  remove(key: string): Promise<void>
  /** Keeps a file where `get` doesn't find it and no address leads; one that is not there is no failure. */
  withhold(key: string): Promise<void>
  /** A file that may be withheld. */
  getWithheld(key: string): Promise<StoredFile | null>
  /** Shows what was withheld again; what is shown already stays. */
  release(key: string): Promise<void>
}
